/* art.tsx - the line drawing on each card. Parts show themselves; what happens is drawn here,
 * each in a field of 110 by 52. A card that nobody drew gets the sign of its kind. */
import type { VNode } from 'preact';
import { missionArt } from './missions';
import { featureDrawing, ilityDrawing, specDrawing } from './parts';
import type { Epoch, Persona, Printed } from './view';

/* Effects and Attacks, Contexts and Disturbances, by name. */
const DRAWN: Record<string, string> = {
	'seed-funding': 'M55 44V24M55 30q-14 0-16-14 14 0 16 14ZM55 26q14 0 16-14-14 0-16 14ZM36 44h38',
	'trade-study': 'M24 10h62v32H24ZM24 20h62M24 31h62M45 10v32M66 10v32M28 15h6M70 25l3 3 6-7',
	'parts-bin': 'M30 22h50l-6 22H36ZM40 22l-4-12 10 2 2 10M56 22V8h10v14M72 22l4-10',
	'fast-track': 'M18 40q30-34 74-30M18 46q34-30 74-26M40 30l6 6M58 20l4 8M78 10l8 6-8 6',
	'patent-claim': 'M36 6h38v40H36ZM43 14h24M43 21h24M43 28h14M62 34a5 5 0 1 0 10 0 5 5 0 1 0-10 0M64 39l-2 8 5-3 5 3-2-8',
	'paint-fleck': 'M86 8 40 34M70 8 30 30M90 20 46 46M28 36a6 6 0 1 0 12 0 6 6 0 1 0-12 0',
	'cold-solder': 'M24 44 60 18M60 18l22-10-6 16-12 2M64 40v-8M72 44v-6M80 40v-8',
	'loose-bolt': 'M34 14l12-7 12 7v14l-12 7-12-7ZM40 21a6 6 0 1 0 12 0 6 6 0 1 0-12 0M58 28l22 16M62 24l22 16M66 36l4-5M72 40l4-5',
	'review-board': 'M14 36h82M20 36v10M90 36v10M28 24a6 6 0 1 0 12 0 6 6 0 1 0-12 0M49 20a6 6 0 1 0 12 0 6 6 0 1 0-12 0M70 24a6 6 0 1 0 12 0 6 6 0 1 0-12 0',
	'firmware-worm': 'M18 34q8-16 16 0t16 0 16 0 16 0M82 34l8-10a5 5 0 1 0-8-4M88 17h0',
	'anonymous-tip': 'M20 38 62 18l6 12-42 20ZM62 18l6-6 12 22-8 2M34 46l-4 6M44 42l4 8',
	'debris-plume': 'M30 30l8-8 8 6-4 10-10 2ZM58 14l8-2 4 8-8 4ZM66 34l10-2 2 10-10 2ZM84 14l6 4-4 6M48 10l-6-4M50 44l4 4',
	'cleanup-crew': 'M26 44V22h16v22M34 22 58 6M58 6l8 12M62 44h24l-4-18H66ZM70 32v8M78 32v8',
	'space-junk': 'M30 12h16v12H30ZM24 18h-8M46 18h8M62 30h20v14H62ZM72 30V20M66 20h12M40 36l8 8M48 36l-8 8',
	'arm-wrestle': 'M20 46 40 24l10 6 10-8M90 46 70 24l-10 6-10-8M50 22l-4-8M60 22l4-8',
	'hostile-docking': 'M10 20h34v16H10ZM44 24h10v8H44ZM100 16H70v24h30ZM70 22l-8 6 8 6M56 12l-4-8M60 44l-4 6M66 10l4-6',
	'kessler-cascade': 'M55 26 30 10M55 26l26-18M55 26l30 16M55 26 24 42M55 26V4M55 26v22M26 6l8 0-4 8ZM82 4l6 6-8 2ZM86 40l6 6-8 2ZM20 44l8-4 0 8Z',
	'recover-and-redesign': 'M34 38a20 20 0 1 1 30 4M34 38l-8-4M34 38l6-8M70 44l22-22 6 6-22 22-8 2Z',
	overtime: 'M37 26a18 18 0 1 0 36 0 18 18 0 1 0-36 0M55 14v12l9 6M55 8V4M49 4h12',
	'service-agreement': 'M24 20q10-12 20 0l-4 8q4 10 14 14l8-4q12 8 0 14-40 0-38-32ZM66 12q12 2 14 14M66 4q20 2 22 22',
	'sponsors-decal': 'M55 6l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2Z',
	'spot-market': 'M20 44V30h10v14M38 44V22h10v22M56 44V28h10v16M74 44V12h10v32M16 44h76M80 2l-6 10h6l-2 8',
	'insurance-claim': 'M55 6q26 2 28 24H27Q29 8 55 6ZM55 6V4M55 30v12q0 6-6 6t-6-6M41 30q0-14 14-24M69 30Q69 16 55 6',
	'borrowed-boost': 'M20 26h28l14-9v18l-14-9M30 18h18v16H30ZM62 20l20-8M62 26h26M62 32l20 8',
	'jumper-cables': 'M18 14h24v16H18ZM22 14v-4M38 14v-4M68 24h24v16H68ZM72 24v-4M88 24v-4M38 30q0 16 18 14t16-24M22 30q4 22 30 20t36-30',
	crowbar: 'M22 44 74 10q10-6 14 2l-4 6M74 10l4 8M22 44l-4 4M26 36l6 8',
	'field-repair': 'M30 14h50v24H30ZM24 36 86 12M30 42 92 18M44 22h6M60 30h6',
	warranty: 'M55 5l24 8v14q0 14-24 21-24-7-24-21V13ZM44 25l8 8 14-16',
	'forecast-revision': 'M18 44h74M18 44V8M24 36l14-8 12 6 14-18 10 6 14-14M80 8h8v8',
	'committee-chair': 'M40 6h30v20H40ZM36 26h38v8H36ZM40 34v12M70 34v12M46 12h18M46 18h18',
	headhunters: 'M34 18a9 9 0 1 0 18 0 9 9 0 1 0-18 0M26 46q2-16 17-16t17 16M62 24a14 14 0 1 0 28 0 14 14 0 1 0-28 0M87 34l10 10',
	audit: 'M30 6h36v40H30ZM36 14h24M36 21h24M36 28h12M60 32a9 9 0 1 0 18 0 9 9 0 1 0-18 0M75 39l9 9',
	'salvage-rights': 'M55 4v16M47 12h16M55 20q-22 0-22 12t14 14M55 20q22 0 22 12T63 46M40 40l6 8M70 40l-6 8',
	'bulk-order': 'M18 26h22v18H18ZM44 26h22v18H44ZM70 26h22v18H70ZM31 8h22v18H31ZM57 8h22v18H57ZM14 47h82',
	'recall-notice': 'M82 8v14q0 12-14 12H32M40 24 28 34l12 10M82 8l-5 4M82 8l5 4',
	'business-as-usual': 'M12 26h86M24 26v-6h10v6M46 26v-6h10v6M68 26v-6h10v6M16 34h78',
	'increased-productivity': 'M36 22h30v18q0 6-6 6H42q-6 0-6-6ZM66 26h8q6 0 6 6t-6 6h-8M44 16q4-6 0-12M56 16q4-6 0-12',
	'bull-market': 'M16 44 40 28l14 8 34-28M76 8h12v12M24 12q6 10 16 2',
	'cheap-lift': 'M55 4q10 12 10 26H45q0-14 10-26ZM45 24l-8 14h8M65 24l8 14h-8M50 38l5 10 5-10',
	'letters-of-marque': 'M34 6h42v36H34ZM42 14h26M42 21h26M44 36l22-8M66 36l-22-8M55 42v6',
	inflation: 'M55 6q20 0 20 18T55 44 35 24 55 6ZM55 44l-4 6h8ZM55 14v22M61 18q-12-6-12 2t12 4-12 6',
	'hiring-freeze': 'M55 4v44M36 15l38 22M74 15 36 37M49 8l6 6 6-6M49 44l6-6 6 6',
	'export-controls': 'M20 44V20h10v24M80 44V20h10v24M30 26l50-14M30 32l50-14M16 46h78',
	'slot-fees': 'M30 46V10h50v36ZM40 18h30M55 24v16M61 27q-12-5-12 2t12 3-12 6',
	recession: 'M16 10l22 14 14-8 36 26M76 42h12V30',
	'price-war': 'M22 14l30 14-12 16L10 30ZM88 14 58 28l12 16 30-14ZM49 8l6 8 6-8',
	'solar-flare': 'M20 52a30 30 0 0 1 60 0M50 22V6M29 31 18 20M71 31l11-11M22 42q-8-20 6-26 4 10 0 14M68 30q14-10 24-6-4 10-12 12',
	'meteoroid-shower': 'M90 6 46 26M100 18 62 36M70 4 30 22M24 24a6 6 0 1 0 12 0 6 6 0 1 0-12 0M40 30a5 5 0 1 0 10 0M54 40a6 6 0 1 0 12 0 6 6 0 1 0-12 0',
	'close-conjunction': 'M10 36q40-30 90-20M10 16q40 34 90 20M49 20h12v10H49ZM40 25h9M61 25h9',
	'magnetic-storm': 'M34 44V22a21 21 0 0 1 42 0v22H64V24a9 9 0 0 0-18 0v20ZM34 34h12M64 34h12M20 14l-8-4M90 14l8-4',
	'tax-day': 'M30 4h50v44l-8-5-8 5-9-5-8 5-8-5-9 5ZM38 14h34M38 22h34M38 30h18M66 34l6 4',
	'bank-run': 'M20 18 55 4l35 14ZM26 22v18M42 22v18M68 22v18M84 22v18M18 44h74',
	'fuel-shock': 'M30 46V10h26v36ZM34 16h18v10H34ZM56 20h8q6 0 6 8v10q0 6 6 6t6-6V16l-8-8M26 46h34',
	'pad-fire': 'M55 4q6 14 14 20t6 14-20 10-20-10q0-8 8-14 2 8 6 8 4-14 6-28ZM18 48h74',
	'brain-drain': 'M36 30q-8-20 14-22 24-2 24 16l6 8h-6v8H60v8H42V38M46 16q8-4 8 4t8 4',
	'tender-cancelled': 'M34 6h42v40H34ZM42 14h26M42 21h26M30 44 80 8',
	stimulus: 'M55 46V18M43 30l12-12 12 12M30 6h50M61 24q-12-5-12 2',
	'open-house': 'M26 24 55 6l29 18v22H26ZM46 46V28h18v18M60 38h0',
	'lost-glove': 'M40 46V28l-6-8q2-6 7-2l4 5V9q0-4 4-4t4 4v9V7q0-4 4-4t4 4v12V9q0-4 4-4t4 4v22q0 8-4 15Z',
};

const BY_KIND: Record<string, string> = {
	'design-effect': 'M34 6h42v40H34ZM42 14h26M42 22h26M42 30h14',
	attack: 'M20 26h50M60 16l12 10-12 10M80 8v36M88 14v24',
	'ops-effect': 'M55 6l6 14 15 2-11 10 3 15-13-8-13 8 3-15-11-10 15-2Z',
	context: 'M25 26a30 18 0 1 0 60 0 30 18 0 1 0-60 0M25 26h60M55 8q-14 18 0 36M55 8q14 18 0 36',
	disturbance: 'M60 4 38 28h14l-6 20 26-28H56Z',
};

function Lines({ d }: { d: string }) {
	return (
		<svg class="sheet-lines" viewBox="0 0 110 52" aria-hidden="true">
			<path class="ln" d={d} />
		</svg>
	);
}

const FIELDS = { prop: '20 110 240 304', fuel: '200 130 210 264', manip: '536 140 224 236' };

export function cardArt(card: Pick<Printed, 'key' | 'kind' | 'slot'>): VNode {
	if (card.kind === 'feature')
		return (
			<svg class="sheet-lines" viewBox="-90 -82 180 92" aria-hidden="true">
				{featureDrawing(card as Printed)}
			</svg>
		);
	if (card.kind === 'ility')
		return (
			<svg class="sheet-lines fine-lines" viewBox="-44 -38 88 42" aria-hidden="true">
				<path class="th" d="M-34 0h68" />
				{ilityDrawing(card as Printed)}
			</svg>
		);
	if (card.slot)
		return (
			<svg class="sheet-lines bold-lines" viewBox={FIELDS[card.slot]} aria-hidden="true">
				{specDrawing(card.slot, card as Printed)}
			</svg>
		);
	return <Lines d={DRAWN[card.key] ?? BY_KIND[card.kind] ?? BY_KIND.context!} />;
}

export function epochArt(card: Pick<Epoch, 'key' | 'kind'>): VNode {
	return card.kind === 'contract' ? missionArt(card) : <Lines d={DRAWN[card.key] ?? BY_KIND[card.kind]!} />;
}

/* Personas: a head, and what it wears. */
const WEARS: Record<string, string> = {
	'military-tactician': 'M16 14h20l4-8H12ZM14 14h24v4H14Z',
	'bounty-hunter': 'M6 17h40M14 17q0-12 12-12t12 12',
	'systems-purist': 'M14 21h10v6H14ZM28 21h10v6H28ZM24 24h4',
	'feature-creep': 'M15 15q11-12 22 0M26 9V2M23 2h6M12 24H6M40 24h6',
	'venture-capitalist': 'M15 14h22V2H15ZM9 14h34',
	'test-pilot': 'M12 25q0-18 14-18t14 18M15 22h22v6H15Z',
	'scrap-dealer': 'M14 16q12-10 24 0M36 15l9 4',
	'pack-rat': 'M15 14q-8-2-7-10 9 0 10 8M37 14q8-2 7-10-9 0-10 8',
	'hot-rodder': 'M13 20q2-16 18-14 8 2 8 12-8-6-14-4t-12 6Z',
	minimalist: 'M16 15q10-6 20 0',
};

export function personaArt(persona: Pick<Persona, 'key'>): VNode {
	return (
		<svg class="sheet-lines portrait" viewBox="0 0 52 52" aria-hidden="true">
			<path class="ln" d="M16 20q0-10 10-10t10 10v6q0 10-10 10T16 26ZM8 50q2-12 18-12t18 12M22 25h0M30 25h0M22 31q4 3 8 0" />
			<path class="ln" d={WEARS[persona.key] ?? 'M14 16q12-10 24 0'} />
		</svg>
	);
}
