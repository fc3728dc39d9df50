/* de.ts - was Flanks Seite selbst sagt, auf Deutsch. */
import type { Area, Colour, Phase, Who } from '../view';
import type { Words } from './en';

const some = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
const listed = (parts: string[]) =>
	parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;

/* „Du gewinnst“, „Bellatrix gewinnt“; mitten im Satz „du“. */
const does = (who: Who, du: string, third: string) => (who.me ? `Du ${du}` : `${who.name} ${third}`);
const within = (who: Who) => (who.me ? 'du' : who.name);

const colours: Record<Colour, string> = { blue: 'Blau', green: 'Grün', yellow: 'Gelb' };
const areas: Record<Area, string> = { front: 'Front', support: 'Unterstützung', flank: 'Flanke' };
const SOFT = '\u00ad'; /* where a word may be parted */
const inside: Record<Area, string> = { front: 'an der Front', support: 'in der Unterstützung', flank: 'in der Flanke' };
const into: Record<Area, string> = { front: 'an die Front', support: 'in die Unterstützung', flank: 'in die Flanke' };
const strikes = (n: number) => some(n, 'Schlag', 'Schläge');

const outs: Partial<Record<Phase, string>> = {
	harvest: 'Ernte beenden',
	build: 'Bauen beenden',
	move: 'Züge beenden',
	joining: 'Niemand sonst geht mit',
	reinforce: 'Schlacht beginnen',
	formation: 'Nichts verstecken',
	before: 'Nicht nutzen',
	spending: 'Nichts mehr ausgeben',
	strikes: 'Den Rest verschonen',
};

/* Dasselbe auf einem Knopf. */
const shortOuts: Partial<Record<Phase, string>> = {
	harvest: 'Ernte beenden',
	build: 'Bauen beenden',
	move: 'Züge beenden',
	joining: 'Niemand sonst',
	reinforce: 'Kämpfen',
	formation: 'Nichts verstecken',
	before: 'Passen',
	spending: 'Endgültig aufhören',
	strikes: 'Den Rest verschonen',
};

/* Was danach kommt. */
const after: Partial<Record<Phase, string>> = {
	harvest: 'Deine übrigen Karten bleiben',
	build: 'Deine Marker bleiben',
	move: 'Deine Einheiten bleiben',
	joining: 'Die anderen bleiben',
	formation: 'Deine Karten bleiben',
	spending: 'Der Gegner ist noch einmal dran',
};

/* Was anzuklicken ist. */
const asides: Partial<Record<Phase, string>> = {
	harvest: 'Spiele Karten aus deiner Hand',
	build: 'Klicke eine Einheit oder Verbesserung an, dann wohin',
	move: 'Klicke eine deiner Zonen an, dann wohin',
	joining: 'Klicke an, wer kostenlos mitgeht',
	reinforce: 'Klicke eine Zone an, aus der noch mehr kommen',
	before: 'Klicke die Einheit an, dann ihren neuen Bereich',
	spending: 'Klicke eine feindliche Einheit zum Schieben an, eine eigene zum Bewegen',
	strikes: 'Klicke an, wer in der gegnerischen Unterstützung fällt',
};

const de: Words = {
	you: 'Du',
	player: (n) => `Spieler ${n}`,
	listed,
	nobody: 'niemand',
	nothing: 'nichts',
	free: 'kostenlos',
	tokens: (n, colour) => `${n} ${colours[colour]}`,
	areas: { ...areas, support: `Unter${SOFT}stützung` },

	bar: {
		round: (n) => `Runde ${n}`,
		initiative: (who) => `Initiative: ${within(who)}`,
		steps: ['Ernte', 'Bauen', 'Ziehen'],
		battle: ['Aufstellung', 'Vor dem Kampf', 'Marker ausgeben', 'Sammeln'],
		role: (title, attacks) => `${title}, ${attacks ? 'greift an' : 'verteidigt'}`,
		bases: (bases) => `${bases} Stützp.`,
	},

	purse: {
		tokens: (n, colour, most) => `${n} ${colours[colour]}, Grenze ${most}`,
		unitsWord: (n) => (n === 1 ? 'Einheit' : 'Einheiten'),
		cards: (n) => some(n, 'Karte', 'Karten'),
		bases: (n) => (n === 1 ? 'Stützpunkt' : 'Stützpunkte'),
		active: 'Aktive Verbesserungen',
	},

	hand: {
		does: { blue: 'ein Punkt', green: 'Feind schieben', yellow: 'Eigene bewegen' },
		tokens: (have, most, colour, extra, does) =>
			`${have} von ${most} ${colours[colour]}${extra ? `, und ${extra} vom Raubbau` : ''}. In der Schlacht: ${does}`,
		card: (title, copies, gives) => `${title}, ${copies > 1 ? `${copies} davon, ` : ''}gibt ${gives}`,
		playIt: 'ausspielen',
		hideIt: 'verstecken',
		play: 'Spielen',
		hide: 'Verstecken',
		mine: 'Raubbau',
		cards: 'Ressourcenkarten',
		extra: 'eckig: vom Raubbau, verfällt nach dem Kampf',
		none: 'keine Karten',
		click: 'klicke eine Karte an, um sie zu spielen',
	},

	choices: {
		outs,
		endTurn: 'Zug beenden',
		harvest: 'Ernte',
		harvestNote: 'klicke eine Karte an oder drücke eine Zahl',
		play: (card) => `${card} spielen`,
		mine: (card) => `Raubbau mit ${card}`,
		fits: 'Alles passt',
		oneOfEach: 'Je eins von jeder Farbe',
		lost: (n) => `${n} ${n === 1 ? 'verfällt' : 'verfallen'} über deinen Grenzen`,
		lastYellow: 'Lässt kein Gelb zum Ziehen übrig.',
		buildTitle: 'Bauen',
		buildNote: 'klicke eine Einheit an, dann einen Stützpunkt',
		build: (unit, zone) => `${unit} bauen${zone ? ` in ${zone}` : ''}`,
		buy: (upgrade, given) => `${upgrade} kaufen${given ? `, ${given} abgeben` : ''}`,
		discardOne: 'Gib eine andere dafür ab.',
		moves: 'Züge',
		movesNote: 'klicke eine Zone an, dann wohin',
		bringMore: (from) => `Mehr holen${from ? ` aus ${from}` : ''}`,
		attack: (zone, from) => `Angriff auf ${zone}${from ? ` von ${from}` : ''}`,
		moveTo: (zone, from) => `Ziehen nach ${zone}${from ? ` von ${from}` : ''}`,
		held: (foes, base) =>
			`Dort ${foes > 1 || (foes > 0 && base) ? 'stehen' : 'steht'} ${listed([...(foes > 0 ? [some(foes, 'Einheit', 'Einheiten')] : []), ...(base ? ['ein Stützpunkt'] : [])])}`,
		room: (n) => `Platz für ${n}`,
		far: '; zwei Zonen weit, für alle, die so weit können',
		whoGoes: 'Wer geht',
		whoGoesNote: 'klicke Einheiten auf dem Plan an',
		sendAll: 'Alle schicken',
		join: 'Wer geht kostenlos mit',
		secret: (units) => `${units} heimlich aufstellen`,
		secretNote: 'klicke Bereiche deines Bogens an',
		allIn: (area) => `Alle ${inside[area]}`,
		oneIn: (unit, area) => `${unit} ${inside[area]}`,
		countIn: (n, area) => `${n} ${areas[area]}`,
		forceMine: 'Raubbau',
		forceMineNote: 'klicke eine deiner Karten an',
		hide: (card) => `${card} verstecken`,
		thisBattle: 'Nur für diese Schlacht',
		addPoint: 'Ein Punkt dazu',
		push: (unit, to) => `${unit} schieben: ${into[to]}`,
		shift: (unit, to) => `${unit} bewegen: ${into[to]}`,
		remove: (unit) => `${unit} entfernen`,
		from: (area) => `Steht ${inside[area]}.`,
		spend: 'Was du ausgeben kannst',
		before: 'Vor dem Kampf',
		use: (whose) => `${whose} nutzen`,
		useNone: 'Keinen nutzen',
		orderNote: 'in beliebiger Reihenfolge',
		spendNote: 'klicke eine Einheit an, dann einen Bereich',
		flankStrikes: 'Du schlägst zu',
		destroy: (unit) => `${unit} zerstören`,
		survivors: 'Überlebende',
		survivorsNote: 'klicke eine Zone an',
		allTo: (zone) => `Alle nach ${zone}`,
		oneTo: (unit, zone) => `${unit} nach ${zone}`,
		disband: (unit) => `${unit} vom Brett lassen`,
		factions: 'Völker',
	},

	tray: {
		label: 'Was du hier tun kannst',
		outs: shortOuts,
		endTurn: 'Zug beenden',
		after,
		above: 'Wähle oben',
		battleEnds: 'Die Schlacht endet',
		asides,
		hold: 'Die Zone halten',
		order: 'Welcher Effekt kommt als Nächstes?',
		useNone: 'Keinen nutzen',
		zoneForAll: 'Klicke eine leuchtende Zone für alle an oder zuerst eine Einheit',
		unitThenZone: 'Klicke eine Einheit an, dann eine Zone',
		zone: 'Klicke eine leuchtende Zone an',
		survivor: (title) => `${title}, hat überlebt`,
		place: (n, units) => `${n} ${units} aufstellen`,
		clickArea: 'klicke einen Bereich an',
		placed: 'Alle stehen',
		points: (n) => some(n, 'Punkt', 'Punkte'),
		confirm: 'So aufstellen',
		hide: 'Eine Karte verstecken?',
		hideBrings: (tokens) => `Beim Aufdecken bringt sie ${tokens}, für diese Schlacht`,
		clickWhere: 'Klicke nun an, wohin: Was leuchtet, geht',
		blue: 'Ein Punkt für Blau',
	},

	board: {
		map: (title, zones, seated) => `${title}, ${zones} Zonen. ${seated ? 'Deine Seite ist unten links.' : ''}`,
		zone: (title, limit) => `${title}, Grenze ${limit}`,
		baseOf: (who) => (who.me ? 'dein Stützpunkt' : `Stützpunkt von ${who.name}`),
		baseLost: 'Stützpunkt verloren',
		stack: (units, zone, count) => `${units} in ${zone}, ${count}`,
		beside: (zones) => `neben ${zones}`,
	},

	call: {
		against: (from, foes) => `Aus ${from}, gegen ${foes}.`,
		room: (from, n) => `Aus ${from}; Platz für ${n}.`,
		aBase: 'einen Stützpunkt',
		thenWho: 'Wer geht, wird danach gefragt.',
		tapStays: 'Tippe an, wer bleibt.',
		stays: 'bleibt',
		nobody: 'Niemand geht',
		attackWith: (n) => `Angriff mit ${n}`,
		goWith: (n) => `${n} ziehen`,
		orTap: (zone) => `oder ${zone} antippen`,
		joins: 'Wer geht kostenlos mit?',
		joinsThen: 'Sie stehen daneben und kommen umsonst mit.',
		from: (zone) => `aus ${zone}`,
	},

	forces: {
		unit: (title, price, used, copies, text) => `${title}, ${price}; ${used} von ${copies} auf dem Plan. ${text}`,
		upgrade: (title, price, text) => `${title}, Verbesserung, ${price}. ${text}`,
		active: 'aktiv',
		units: 'Einheiten',
		upgrades: 'Verbesserungen',
		faction: (title, about, taken) => `${title}. ${about}${taken ? ` Vergeben: ${taken}.` : ''}`,
		take: 'Wähle ein Volk',
	},

	battle: {
		label: (zone) => `Schlacht um ${zone}`,
		falls: (n, of) => (n === of ? 'fällt' : `${n} fallen`),
		lead: (n) => (n === 0 ? 'Gleichstand' : n > 0 ? `Du führst mit ${n}` : `Du liegst ${-n} zurück`),
		each: (points) => `je ${points}`,
		strikes,
		strikesSupport: 'trifft Unterstützung',
		stack: (name, count, units, area) => `${name}: ${count} ${units}, ${areas[area]}`,
		takeBack: (count, units) => `${count} ${units} hier: eine Einheit zurücknehmen`,
		blueSpent: (n) => `${n} Blau ausgegeben`,
		toArea: (area) => `${into[area]}`,
		putOne: (unit, area, worth) => `1 ${unit} ${into[area]}, ${worth}`,
		base: 'Stützpunkt',
		basePoints: (n) => `Stützpunkt, ${some(n, 'Punkt', 'Punkte')}`,
		sealed: 'aufgestellt, verdeckt',
		forming: 'stellt sich auf',
		attack: 'im Angriff',
		defence: 'in der Verteidigung',
		baseAlone: 'ein Stützpunkt allein',
		allPlaced: 'alle stehen',
		andBase: 'und ein Stützpunkt',
		sheet: (name, attacks) => `Gefechtsbogen: ${name}, ${attacks ? 'Angriff' : 'Verteidigung'}`,
		hidden: (card) => `Versteckt: ${card ?? 'eine Karte'}`,
		aside: (units) => `Abseits: ${units}`,
		tally: (name, points, parts) => `${name}, ${some(points, 'Punkt', 'Punkte')}: ${parts}`,
		parts: {
			front: (n) => `Front ${n}`,
			base: (n) => `Stützpunkt ${n}`,
			support: (n) => `Unterstützung ${n}`,
			blue: (n) => `Blau ${n}`,
			upgrades: (n) => `Verbesserungen ${n}`,
		},
		bar: { front: 'Front', base: 'Stützpunkt', support: 'Unterst.', upgrades: 'Verbess.' },
		stopped: 'fertig',
		strikeThen: (striker, many, of) =>
			`${does(striker, 'darfst', 'darf')} dann ${many === 1 ? 'eine Einheit' : `bis zu ${many} Einheiten`} in ${of.me ? 'deiner Unterstützung' : `der Unterstützung von ${of.name}`} zerstören.`,
		tied: 'Unentschieden: Beide Fronten fallen.',
		won: (who) => `${does(who, 'gewinnst', 'gewinnt')} die Schlacht.`,
		withThis: 'Damit',
		ifNow: 'Endete der Kampf jetzt',
		secret: 'Geheim: Niemand sieht den Bogen des anderen, ehe beide fertig sind.',
		tie: (a, b) => `${a} zu ${b}, unentschieden`,
		wins: (who, high, low) => `${does(who, 'gewinnst', 'gewinnt')} ${high} zu ${low}`,
		loses: (who, units, base) =>
			`${who.me ? 'du verlierst' : `${who.name} verliert`} ${listed([...(units ? [units] : []), ...(base ? ['den Stützpunkt'] : [])])}`,
	},

	outcome: {
		tie: (zone) => `Unentschieden in ${zone}`,
		won: (who, zone) => `${does(who, 'gewinnst', 'gewinnt')} die Schlacht um ${zone}`,
	},

	film: {
		begins: (zone) => `${zone}: Niemand gibt mehr etwas aus`,
		counts: 'Punkte, die Front zuerst',
		falls: 'Die unterlegene Front fällt',
		burns: 'Der Stützpunkt brennt',
		strikes: (name, me) => (me ? 'Deine Flanke schlägt zu' : `Die Flanke von ${name} schlägt zu`),
	},

	ending: {
		where: (round, board) => `Runde ${round}. ${board}`,
		moon: { kaldari: 'Der Mond gehört den Kal’Dari', terran: 'Der Mond ist terranisch', swarm: 'Der Mond gehört dem Schwarm' },
		win: {
			kaldari: 'Es war natürlich vorhergesehen. Vom Geruch hatte die Vision nichts gesagt.',
			terran: 'Formular 7 (Mond, Annexion) liegt in drei Ausfertigungen vor. Zwei davon fehlen.',
			swarm: 'Um eine Stellungnahme gebeten, klickte er ausführlich. Man fand das angemessen.',
		},
		lose: {
			kaldari: 'Sie ziehen sich in die Versenkung zurück. Dort sind die Mauern dicker.',
			terran: 'Geordnet abgezogen: die Fahne, der Wasserkessel und ein linker Stiefel.',
			swarm: 'Der Schwarm denkt darüber nach. Zeit hat er genug, Eier auch.',
		},
		bases: 'Stützpunkte',
		units: 'Einheiten übrig',
		rounds: 'Runden',
	},

	honours: {
		bases: 'Stützpunkte',
		units: 'Einheiten',
		upgrades: 'Verbesserungen',
		awards: {
			roads: { title: 'Orden vom durchgelaufenen Stiefel', text: (n) => `${n} Märsche. Die Karten sind neu besohlt.` },
			flank: { title: 'Schleife fürs Von-der-Seite-Kommen', text: (n) => `${n} Einheiten getroffen, von wo niemand hinsah.` },
			fire: { title: 'Brandmeister', text: (n) => `${some(n, 'Stützpunkt', 'Stützpunkte')} niedergebrannt, stets nach Vorschrift.` },
			fallen: { title: 'Medaille fürs Vornestehen', text: (n) => `${n} Einheiten an der Front verloren. Freiwillige, laut Akten.` },
			purse: { title: 'Mäzen der Kriegskunst', text: (n) => `${n} Marker in Schlachten ausgegeben. Belege fehlen.` },
			mines: { title: 'Freund der Geologie', text: (n) => `${some(n, 'Karte', 'Karten')} im Raubbau. Die Landschaft wird einen Brief schreiben.` },
			nursery: { title: 'Goldene Wiege', text: (n) => `${n} Einheiten aufgestellt, und jede war der Liebling.` },
		},
	},

	passedOver: (name) => `${name} hat kein Gelb oder niemanden zum Ziehen: Diese Zugphase entfällt`,

	cards: {
		tokens: {
			blue: { title: 'Blaue Marker', text: 'In der Schlacht: ein Punkt für dich. Er liegt bis zum Ende an deiner Front.' },
			green: { title: 'Grüne Marker', text: 'In der Schlacht: Schiebe eine feindliche Einheit in einen anderen Bereich ihres Bogens.' },
			yellow: {
				title: 'Gelbe Marker',
				text: 'In der Schlacht: Bewege eine deiner Einheiten in einen anderen Bereich. Davor: Einer bezahlt einen Zug auf dem Plan.',
			},
		},
		unit: (used, copies) => `${used} von ${copies} auf dem Plan. Regeln: Units.`,
		active: 'aktiv',
		upgrade: (people) => `Verbesserung (${people}). Regeln: Upgrades.`,
		resource: (gives, mined) =>
			`Spiele sie in der Ernte für ${gives}; oder treibe Raubbau mit ihr, dann oder in einer Schlacht, für ${mined}.`,
		clauses: 'FLK-036 bis FLK-042',
	},

	guide: {
		faction: {
			title: 'Wen führst du?',
			text: 'Drei Völker, ein Mond. Die Terraner ordnen sich selbst um, die Kal’Dari ordnen dich um, und der Schwarm ist einfach viele. Die Terraner verzeihen am meisten. Wähle ein Volk.',
		},
		goal: {
			title: 'Nimm die Stützpunkte',
			text: 'Du gewinnst, wenn die andere Seite keinen Stützpunkt mehr hat. Deine sind unten links. Die Zahlen in einer Zone sagen, wie viele Einheiten du dort hast und wie viele hineinpassen.',
		},
		harvest: {
			title: 'Zuerst die Ernte',
			text: 'Eine Runde ist Ernte, Bauen, Ziehen. Mach jetzt Karten zu Markern: Klicke eine an. Was über deine Grenzen geht, verfällt; behalte also eine Karte, die überlaufen würde. Sie lässt sich auch in einer Schlacht verstecken.',
		},
		build: {
			title: 'Stell ein Heer auf',
			text: 'Klicke eine Einheit an, dann einen deiner Stützpunkte, um sie dort zu bauen. Die Zeichen sind ihr Preis, und jede Art kann etwas Eigenes. Behalte ein oder zwei Gelb: Ziehen kostet Gelb.',
		},
		upgrade: {
			title: 'Verbessern oder sparen',
			text: 'Eine Verbesserung wirkt von nun an; du kannst vier haben. Marker aber, die du behältst, gibst du in der Schlacht aus: Blau ist ein Punkt, Grün schiebt eine feindliche Einheit, Gelb bewegt eine eigene.',
		},
		move: {
			title: 'Marsch',
			text: 'Jeder Marsch kostet einen gelben Marker: Klicke eine deiner Zonen an, eine leuchtende daneben, dann wer geht. Wo der Feind eine Einheit oder einen Stützpunkt hat, gibt es eine Schlacht.',
			missed:
				'Deine Zugphase ist vorüber: Jeder Marsch kostet einen gelben Marker, und du hattest keinen mehr oder niemanden zu schicken. Behalte nächstes Mal etwas Gelb. Klicke dann eine deiner Zonen an, eine leuchtende daneben, und wer geht. Wo der Feind steht, gibt es eine Schlacht.',
		},
		form: {
			title: 'Stell dich heimlich auf',
			text: (front, support) =>
				`Front: je ${some(front, 'Punkt', 'Punkte')}, aber wenn du die Schlacht verlierst, sterben dort alle. Unterstützung: je ${some(support, 'Punkt', 'Punkte')}. Flanke: keine Punkte, aber jede Einheit dort tötet danach eine in der gegnerischen Unterstützung, wer auch gewinnt. Jemand muss an der Front stehen. Klicke Bereiche an, bis alle stehen.`,
		},
		hide: {
			title: 'Eine Karte im Ärmel',
			text: (tokens) =>
				`Alle stehen. Du darfst nun eine deiner Karten verstecken: Beim Aufdecken bringt ihr Raubbau ${tokens}, nur für diese Schlacht; was du davon nicht ausgibst, verfällt. Klicke eine Karte an, oder verstecke nichts und behalte alle.`,
		},
		reveal: {
			title: 'Die Visiere sind offen',
			text: (front, support, base) =>
				`Beide Bögen liegen nun offen. Die Balken zählen die Punkte: ${front} für jede Einheit an der Front, ${support} in der Unterstützung, ${base} für einen Stützpunkt, 1 für jedes Blau. Mehr Punkte gewinnen. Darunter steht, wie es in diesem Augenblick enden würde und wer fiele.`,
		},
		spend: {
			title: 'Wende es, Marker für Marker',
			text: 'Abwechselnd gebt ihr aus, was ihr gespart habt: Klicke eine feindliche Einheit an, um sie zu schieben (Grün), eine eigene, um sie zu bewegen (Gelb), oder nimm einen Punkt dazu (Blau). Zeige auf eine Wahl, um zu sehen, was sie aus den Punkten macht. Wer aufhört, hat endgültig aufgehört, und die andere Seite ist noch einmal an der Reihe.',
		},
		strike: {
			title: 'Deine Flanke schlägt zu',
			text: 'Dafür ist die Flanke da: Wer auch gewonnen hat, jede deiner Einheiten dort zerstört nun eine in der gegnerischen Unterstützung. Klicke an, wer fällt.',
		},
		return: {
			title: 'Überlebende sammeln sich',
			text: 'Wer gewinnt, darf die Zone halten oder Einheiten vom Brett lassen; wer verliert, weicht in Nachbarzonen zurück, die der Feind nicht hält. Klicke eine leuchtende Zone für alle an oder zuerst eine Einheit, um sie zu teilen. Wer keinen Platz findet, ist verloren.',
		},
		after: {
			title: 'Was eine Schlacht hinterlässt',
			text: 'Die Front der Verlierer ist dahin, und mit ihr ein Stützpunkt, der darin stand; nach einem Unentschieden sind es beide. Die Flanken haben zugeschlagen, die Überlebenden stehen in der Zone oder daneben, und wer gewann, hat eine Karte gezogen. Das Protokoll erzählt es noch einmal. Wer angreift, zieht in dieser Runde nicht mehr; wähle deine Schlacht also gut.',
		},
	},
};

export default de;
