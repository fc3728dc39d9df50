declare module '*.css';
declare module '*.svg' {
	const address: string;
	export default address;
}
declare module '*.txt' {
	const text: string;
	export default text;
}
