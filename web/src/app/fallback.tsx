/* fallback.tsx - a fault in one board must not take the page with it: what happened is said,
 * and the game goes on by its list of moves. */
import { Component, type ComponentChildren } from 'preact';

export class Fallback extends Component<
	{ children: ComponentChildren; otherwise: ComponentChildren; renew: unknown },
	{ fault: string | null }
> {
	override state = { fault: null as string | null };

	static getDerivedStateFromError(fault: unknown) {
		return { fault: String(fault) };
	}

	override componentDidCatch(fault: unknown) {
		console.error(fault);
	}

	override componentWillReceiveProps(next: { renew: unknown }) {
		if (this.state.fault !== null && next.renew !== this.props.renew)
			this.setState({ fault: null });
	}

	override render() {
		if (this.state.fault === null) return this.props.children;
		return this.props.otherwise;
	}
}
