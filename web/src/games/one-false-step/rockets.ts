/* rockets.ts - six rockets, one for each mayor, drawn from the names on their cards. Each stands in 150
 * by 404, its feet at the bottom: Guidance above 122, Life Support above 252, Fuel below it. */
export type Part = 'guidance' | 'lifeSupport' | 'fuel';
export type Stroke = [look: string, d: string, width?: number];

export const PARTS: Part[] = ['guidance', 'lifeSupport', 'fuel'];

/* Where a part stands on what is under it. */
export const FEET: Record<Part, number> = { guidance: 122, lifeSupport: 252, fuel: 404 };

export const LEGS: Stroke[] = [['wood', 'M34 322 8 392v12h20l16-30ZM116 322l26 70v12h-20l-16-30Z']];

/* What is added to a part as it is raised, from which level on. */
export const ADDED: Record<Part, [level: number, strokes: Stroke[]][]> = {
	guidance: [
		[4, [['none', 'M100 118V84'], ['red', 'M100 84h20l-6 6 6 6h-20Z', 1.5]]],
		[7, [['none', 'M50 118V84'], ['red', 'M50 84H30l6 6-6 6h20Z', 1.5]]],
		[10, [['brass', 'M75-6l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1Z', 1.5]]],
	],
	lifeSupport: [
		[4, [['none', 'M112 172h10v8'], ['brass', 'M116 180h12v16h-12Z', 1.5]]],
		[7, [['none', 'M38 172H28v8'], ['brass', 'M22 180h12v16H22Z', 1.5]]],
		[10, [['none', 'M26 246h98M32 246v-14M48 246v-14M102 246v-14M118 246v-14M26 232h98', 1.5]]],
	],
	fuel: [
		[4, [['wood', 'M14 262h20v44H14Z'], ['hoop', 'M13 272h22M13 296h22', 3]]],
		[7, [['wood', 'M116 310h20v44h-20Z'], ['hoop', 'M115 320h22M115 344h22', 3]]],
		[10, [['brass', 'M8 312h14l4 34H4Z', 1.5], ['brass', 'M128 360h14l4 34h-22Z', 1.5]]],
	],
};

export const ROCKETS: Record<Part, Stroke[]>[] = [
	/* The Optimist: a weathercock, an oak barrel, a parlour stove. */
	{
		guidance: [
			['wood', 'M52 122 75 74l23 48Z'],
			['fine', 'M60 122 75 82l15 40', 1],
			['none', 'M75 74V26M56 50h38M75 40v20'],
			['brass', 'M48 46h-8l4 4-4 4h8ZM102 46h8l-4 4 4 4h-8Z', 1.5],
			['brass', 'M60 26q0-12 12-12 2-8 8-8-2 4 2 6 6 0 8 6l-6 2q0 12-12 12Q62 32 60 26Zm0 0-10-10 2 14Z', 1.5],
		],
		lifeSupport: [
			['wood', 'M42 122h66q16 62 4 130H38q-12-68 4-130Z'],
			['fine', 'M58 122q-8 64 0 130M75 122v130M92 122q8 64 0 130', 1],
			['hoop', 'M37 146h76M32 188h86M36 232h78', 5],
			['glass', 'M61 168a14 14 0 1 1 28 0 14 14 0 1 1 -28 0Z'],
			['hatch', 'M95.6 150v80M98.8 150v80M102 150v80M105.2 150v80M108.4 150v80', 1],
		],
		fuel: [
			['iron', 'M40 258h70v86q0 10-10 10H50q-10 0-10-10Z'],
			['none', 'M40 274h70M46 354l-6 42M104 354l6 42'],
			['fire', 'M56 290h38v40H56Z'],
			['none', 'M56 300h38M56 310h38M56 320h38M69 290v40M81 290v40', 1.5],
			['iron', 'M112 300h14v-96h10v-10h-32v10h10v80h-2Z'],
			['hatch', 'M97.5 278v70M100.5 278v70M103.5 278v70M106.5 278v70', 1],
		],
	},
	/* The Duly Elected: a sextant, a conservatory, two wash boilers. */
	{
		guidance: [
			['none', 'M75 122V96M44 90q31 30 62 0M44 90 75 22l31 68M75 22l12 78M60 56l30-2', 2.5],
			['brass', 'M44 90q31 30 62 0l-4-8q-27 24-54 0Z', 1.5],
			['brass', 'M69 18h12v10H69ZM48 50l16-6 4 8-16 6Z', 1.5],
			['fine', 'M54 92l2-6M64 98l1-6M75 100v-6M86 98l-1-6M96 92l-2-6', 1.2],
		],
		lifeSupport: [
			['glass', 'M36 160q0-34 39-38 39 4 39 38v92H36Z'],
			['leaf', 'M48 252q-6-30 4-46 10 16 4 46ZM60 252q0-40 8-58 10 20 4 58ZM84 252q-2-34 8-52 10 18 4 52ZM100 252q0-26 6-38 6 14 2 38Z', 1.2],
			['none', 'M36 160q0-34 39-38 39 4 39 38v92H36ZM56 128v124M94 128v124M75 122v56M36 160h78M36 200h78M66 252v-40q9-10 18 0v40'],
			['hoop', 'M34 252h82', 5],
		],
		fuel: [
			['copper', 'M36 262h36v84q0 10-8 10H44q-8 0-8-10ZM78 262h36v84q0 10-8 10H86q-8 0-8-10Z'],
			['none', 'M36 276h36M78 276h36M36 336h36M78 336h36'],
			['brass', 'M44 356h20l6 40H38ZM86 356h20l6 40H80Z'],
			['dial', 'M42 306a12 12 0 1 1 24 0 12 12 0 1 1 -24 0Z'],
			['dial', 'M84 306a12 12 0 1 1 24 0 12 12 0 1 1 -24 0Z'],
			['needle', 'm54 306 6-6M96 306l-5-7'],
			['hatch', 'M63.5 280v54M66.5 280v54M69.5 280v54', 1],
			['hatch', 'M105.5 280v54M108.5 280v54M111.5 280v54', 1],
			['copper', 'M50 262q0-8 25-8t25 8Z'],
		],
	},
	/* The Prudence: a brass funnel, an oak barrel with portholes, a riveted boiler. */
	{
		guidance: [
			['brass', 'M75 26q24 30 32 84v12H43v-12q8-54 32-84Z'],
			['none', 'M50 88h50M43 110h64M75 26V4M68 10h14'],
			['hatch', 'M81.8 60v56M85.4 60v56M89 60v56M92.6 60v56M96.2 60v56', 1],
		],
		lifeSupport: [
			['wood', 'M42 122h66q16 62 4 130H38q-12-68 4-130Z'],
			['fine', 'M58 122q-8 64 0 130M75 122v130M92 122q8 64 0 130', 1],
			['hoop', 'M37 146h76M36 236h78', 5],
			['glass', 'M44 172a12 12 0 1 1 24 0 12 12 0 1 1 -24 0Z'],
			['glass', 'M82 172a12 12 0 1 1 24 0 12 12 0 1 1 -24 0Z'],
			['glass', 'M44 206a12 12 0 1 1 24 0 12 12 0 1 1 -24 0Z'],
			['glass', 'M82 206a12 12 0 1 1 24 0 12 12 0 1 1 -24 0Z'],
		],
		fuel: [
			['brass', 'M38 334H20V190h9V324h9Z'],
			['copper', 'M14 190l5-14-5-16h21l-5 16 5 14Z'],
			['copper', 'M52 350h46l14 46H38Z'],
			['copper', 'M36 252h78v92q0 12-12 12H48q-12 0-12-12Z'],
			['none', 'M36 266h78M36 338h78'],
			['dial', 'M56 302a19 19 0 1 1 38 0 19 19 0 1 1 -38 0Z'],
			['needle', 'm75 302 9-9', 2.5],
			['hatch', 'M99.4 270v64M102.2 270v64M105 270v64M107.8 270v64M110.6 270v64', 1],
		],
	},
	/* The Second Opinion: two compasses, a diving bell, a firebox. */
	{
		guidance: [
			['none', 'M75 122V84M75 96 52 74M75 96l23-22', 2.5],
			['dial', 'M23 58a23 23 0 1 1 46 0 23 23 0 1 1 -46 0Z'],
			['dial', 'M81 58a23 23 0 1 1 46 0 23 23 0 1 1 -46 0Z'],
			['needle', 'M46 58 34 42M46 58l6 9M104 58l15-11M104 58l-8 6', 3],
			['fine', 'M46 37v5M46 74v5M25 58h5M62 58h5M104 37v5M104 74v5M83 58h5M120 58h5', 1.2],
			['brass', 'M66 112h18v10H66Z'],
		],
		lifeSupport: [
			['brass', 'M44 252q-8-4-6-14 2-96 37-116 35 20 37 116 2 10-6 14Z'],
			['none', 'M40 226h70M48 176h54'],
			['glass', 'M59 198a16 16 0 1 1 32 0 16 16 0 1 1 -32 0Z'],
			['none', 'M75 182v32M59 198h32', 1.5],
			['glass', 'M45 214a7 7 0 1 1 14 0 7 7 0 1 1 -14 0Z'],
			['glass', 'M91 214a7 7 0 1 1 14 0 7 7 0 1 1 -14 0Z'],
			['hatch', 'M93.4 150v80M96.2 150v80M99 150v80M101.8 150v80M104.6 150v80', 1],
			['hoop', 'M38 250h74', 5],
		],
		fuel: [
			['iron', 'M34 262h82v86H34Z'],
			['none', 'M34 276h82M34 334h82'],
			['fire', 'M46 286h30v36H46Z'],
			['none', 'M46 298h30M46 310h30M61 286v36', 1.5],
			['brass', 'M85 304a13 13 0 1 1 26 0 13 13 0 1 1 -26 0Z'],
			['none', 'M98 291v26M85 304h26M89 295l18 18M107 295l-18 18', 1.5],
			['iron', 'M50 348h50l12 48H38Z'],
			['hatch', 'M54.875 352v40M60.625 352v40M66.375 352v40M72.125 352v40M77.875 352v40M83.625 352v40M89.375 352v40M95.125 352v40', 1],
			['copper', 'M116 276h14v-60h-8v-12h20v12h-4v70h-22Z'],
		],
	},
	/* The Plain Fact: a clock, a bank vault, gunpowder. */
	{
		guidance: [
			['wood', 'M46 126V76l29-30 29 30v50Z'],
			['dial', 'M54 88a21 21 0 1 1 42 0 21 21 0 1 1 -42 0Z'],
			['needle', 'M75 88V74M75 88l9 5', 2.5],
			['fine', 'M75 69v4M75 103v4M56 88h4M90 88h4M62 75l2 3M88 75l-2 3', 1.5],
			['brass', 'M67 88a9 9 0 0 1 8-9 7 9 0 0 0 0 18 9 9 0 0 1-8-9Z', 1],
			['none', 'M75 46V18'],
			['brass', 'M75 10a8 8 0 1 0 6 14 7 7 0 0 1-6-14Z', 1.5],
		],
		lifeSupport: [
			['iron', 'M34 126h82v126H34Z'],
			['none', 'M42 134h66v110H42Z', 1.5],
			['brass', 'M49 188a26 26 0 1 1 52 0 26 26 0 1 1 -52 0Z'],
			['dial', 'M60 188a15 15 0 1 1 30 0 15 15 0 1 1 -30 0Z'],
			['none', 'M75 162v52M49 188h52M57 170l36 36M93 170l-36 36', 1.5],
			['fine', 'M46 140h6M98 140h6M46 152h6M98 152h6M46 224h6M98 224h6M46 236h6M98 236h6', 3],
		],
		fuel: [
			['wood', 'M40 296h32q5 20 0 40H40q-5-20 0-40Z'],
			['hoop', 'M38 305h36M38 327h36', 3],
			['wood', 'M78 296h32q5 20 0 40H78q-5-20 0-40Z'],
			['hoop', 'M76 305h36M76 327h36', 3],
			['wood', 'M59 258h32q5 20 0 40H59q-5-20 0-40Z'],
			['hoop', 'M57 267h36M57 289h36', 3],
			['iron', 'M46 340h58l10 56H36Z'],
			['none', 'M75 340v56M58 340l-6 56M92 340l6 56', 1.2],
		],
	},
	/* The Sudden Enthusiasm: a pigeon, a tent, fireworks. */
	{
		guidance: [
			['none', 'M75 112V66'],
			['cloth', 'M44 56q14-26 34-20 4-14 16-12 8 2 8 10l8 4-8 3q0 20-22 26-26 4-36-11Zm0 0L24 46l6 14-8 8 24-2Z'],
			['none', 'M56 52q14 12 32-4M60 60q12 6 24-2', 1.5],
			['ink', 'M93 32a2 2 0 1 1 4 0 2 2 0 1 1 -4 0Z', 1],
			['brass', 'M58 66h34l-4 8H62Z', 1.5],
		],
		lifeSupport: [
			['cloth', 'M75 112 118 170 112 252H38L32 170Z'],
			['red', 'M75 112 62 166 66 252H52L46 170ZM75 112l13 54-4 86h14l6-82Z', 1.2],
			['none', 'M32 170q10 14 22 0 10 14 21 0 11 14 21 0 12 14 22 0'],
			['ink', 'M70 252v-42q5-10 10 0v42Z'],
			['hoop', 'M36 252h78', 4],
		],
		fuel: [
			['red', 'M32 272l8-14 8 14v76h-16Z'],
			['none', 'M32 284l16 10M32 304l16 10M32 324l16 10', 1.2],
			['brass', 'M48 264l8-14 8 14v76h-16Z'],
			['none', 'M48 276l16 10M48 296l16 10M48 316l16 10', 1.2],
			['blue', 'M64 272l8-14 8 14v76h-16Z'],
			['none', 'M64 284l16 10M64 304l16 10M64 324l16 10', 1.2],
			['red', 'M80 264l8-14 8 14v76h-16Z'],
			['none', 'M80 276l16 10M80 296l16 10M80 316l16 10', 1.2],
			['leaf', 'M94 274l8-14 8 14v76h-16Z'],
			['none', 'M94 286l16 10M94 306l16 10M94 326l16 10', 1.2],
			['hoop', 'M30 300h86M32 330h82', 5],
			['wood', 'M46 346h58l10 50H36Z'],
			['none', 'M60 346l-6 50M75 346v50M90 346l6 50', 1.2],
		],
	},
];
