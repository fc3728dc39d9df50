/* de.ts - dasselbe auf Deutsch. */
import type { Chip } from '../../../../made/one-false-step';
import type { Who, Words } from './en';

const some = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
const who = (of: Who) => (of === undefined ? 'niemand' : of.me ? 'du' : of.name);
const by = (of: Who) => (of === undefined ? 'niemandem' : of.me ? 'dir' : of.name);
const points = (n: number) => some(n, 'Punkt', 'Punkte');
const counters = (n: number) => some(n, 'Stein', 'Steine');
const afterFridays = (n: number) => some(n, 'Freitag', 'Freitagen');
const mines = (n: number) => some(n, 'Mine', 'Minen');
const farms = (n: number) => some(n, 'Farm', 'Farmen');
const cities = (n: number) => some(n, 'Stadt', 'Städte');
const number = (n: number) => n.toLocaleString('de');
const goods: Record<Chip, string> = { red: 'Rot', food: 'Nahrung', gold: 'Gold' };

const de: Words = {
	goods,
	points,
	counters,
	whom: who,
	Whom: (of) => (of?.me ? 'Du' : (of?.name ?? '')),
	list: (parts) => [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' und '),
	claim: (kind, section, at) => `${kind === 'mine' ? 'Mine' : 'Farm'} ${section}-${at}`,
	percent: (t, possible = t > 0) =>
		t === 0 ? (possible ? '<0,1 %' : '0 %') : t < 100 ? `${(t / 10).toFixed(1).replace('.', ',')} %` : `${Math.round(t / 10)} %`,
	people: (n) => `${number(n)} Einwohner`,
	country: 'Das Goldland',
	countryOf: (n) => `Das Goldland: ${cities(n)}`,
	moon: 'Der Mond',

	week: {
		days: {
			sunday: { short: 'So', does: 'Zuzug' },
			monday: { short: 'Mo', does: 'Claims' },
			tuesday: { short: 'Di', does: 'Ertrag' },
			wednesday: { short: 'Mi', does: 'Ausgaben' },
			thursday: { short: 'Do', does: 'Raketen' },
			friday: { short: 'Fr', does: 'Erwachen' },
			saturday: { short: 'Sa', does: 'Verkauf' },
		},
		name: 'Die Woche',
		numbered: (n) => `Woche ${n}`,
		button: 'Button',
		first: 'Vor der ersten Woche',
		sold: 'Die Kreisstädte werden verkauft.',
		order: (words) => `Reihenfolge ab dem Button: ${words}`,
		acted: (of) => `${who(of)} war dran`,
		acts: (of) => `${who(of)} jetzt`,
		starting: 'Startversteigerung',
		left: (n) => (n === 0 ? 'keine Städte mehr zu verkaufen' : `noch ${cities(n)} zu verkaufen`),
	},

	map: {
		unclaimed: (name) => `${name}, noch frei`,
		held: (name, of, defender, pile = 0) =>
			`${name}, gehört ${by(of)}${defender ? `, verteidigt von ${defender} mit ${pile}` : ', unverteidigt'}`,
		city: (name, seat, state, food, red) =>
			`${name}${seat ? ', Kreisstadt' : ''}, ${state}, verbraucht ${food} Nahrung, bringt ${points(red)}`,
		active: (of, pile) => `gehört ${by(of)}, Stärke ${pile}`,
		inactive: (of, n) => `gekauft von ${by(of)}, erwacht nach ${afterFridays(n)}`,
		ghost: 'Geisterstadt',
		deck: 'noch nicht verkauft',
		starved: 'verhungert, oben auf dem Stapel',
		lot: 'jetzt zu verkaufen',
		seat: (of, bid) => (of ? (of.me ? `du bietest ${bid}` : `${of.name} bietet ${bid}`) : 'zu verkaufen'),
		where: (section, others) => `; auf ${section}${others ? `, verbunden mit ${others}` : ''}`,
		waiting: (n, city) => `${counters(n)} von ${city} aus zu setzen`,
		train: (city, aboard) => `Zug nach ${city}${aboard ? `, ${aboard} darin` : ''}`,
		rocket: (name, of, levels, aboard) =>
			`${name}, ${of?.me ? 'deine Rakete' : `Rakete von ${by(of)}`}, ${levels}, ${aboard} an Bord`,
	},

	desk: {
		eats: (n) => `verbraucht ${n} Nahrung`,
		worth: (n) => `bringt ${points(n)}`,
		seats: 'Kreisstädte zu verkaufen',
		outbid: 'für rote Chips; die meisten Einwohner bringen den ersten Button',
		noBid: 'kein Gebot',
		bidFor: (city) => `Gebot für ${city}`,
		bidButton: 'Gebot für den Button',
		chooseSeat: 'Wähle eine Kreisstadt',
		youGetBack: 'wer überboten wird, bekommt die Chips zurück',
		inRed: 'in roten Chips, die Punkte sind',
		halfSleeps: 'halb so viele Freitage, aufgerundet, schläft sie',
		whoIsIn: 'Wer mitbietet',
		in: 'dabei',
		out: 'raus',
		button: 'Der Button',
		anyColour: 'für Chips jeder Farbe',
		wakes: (n) => `${n}. Freitag`,
		pass: 'Passen',
		pay: (n) => `Zahle ${some(n, 'Chip', 'Chips')}`,
		payHow: 'beliebiger Farbe; rote sind Punkte',
		whoBegins: 'Wer beginnt die nächste Woche?',
		offers: (from, to) =>
			from?.me ? `Du bietest ${by(to)}` : `${from?.name ?? ''} bietet ${by(to)}`,
		for: 'für',
		accept: (take, takes, give, gives) =>
			`Annehmen: ${take} ${goods[takes]} geben, ${give} ${goods[gives]} bekommen`,
		acceptShort: 'Annehmen',
		decline: 'Ablehnen',
		orStarve: 'Versorg sie, oder klick eine an, die verhungern soll',
		tradeOrStarve: 'Handle mehr ein, oder lass eine verhungern',
		feedAll: (keep) => `Alle versorgen, es bleiben ${keep}`,
		starve: (city) => `${city} verhungern lassen`,
		howMany: 'Wie viele?',
		from: (city) => `Von ${city} aus:`,
		choose: 'Wähle die Steine einer Stadt',
		where: 'ein heller Claim, die Stadt, ein Zug oder deine Rakete',
		then: 'dann, wohin einer davon geht',
	},

	dock: {
		yours: 'Was du hast',
		votes: 'Stimmen',
		bank: (rate) => `Bank ${rate}:1`,
	},

	cards: {
		yours: 'Deine Städte',
		wakes: (n) => `erwacht nach ${afterFridays(n)}`,
		strength: (n, room) => `Stärke ${n}${room > 0 ? ` von höchstens ${room}` : ''}`,
		toPlace: (n) => `${n} zu setzen`,
	},

	purse: {
		red: 'rote Chips',
		food: (n) => `Nahrung; ${farms(n)}`,
		less: 'Farmen weniger Verbrauch',
		gold: (n) => `Gold; ${mines(n)}`,
		levels: 'Stufen der Rakete',
		hasButton: 'hat den Button',
		knowHow: (system) => `Know-how für ${system}`,
		offerTo: (name) => `${name} einen Handel anbieten`,
		choose: (name) => `${name} wählen`,
		trade: 'Handel',
		pick: 'Wählen',
		pointsOf: (name) => `Punkte von ${name}`,
		parts: { chips: 'Chips', cities: 'Städte', knowHow: 'Know-how' },
		of: (goal) => `von ${goal}`,
		small: (food, gold) => `${food} Nahrung ${gold} Gold`,
	},

	court: {
		before: (of, claim) => `${of?.me ? 'Du ziehst' : `${who(of)} zieht`} wegen ${claim} vor Gericht`,
		against: 'gegen',
		won: (of) => `Das Urteil gibt ${by(of)} recht`,
		kept: (of) => `${of?.me ? 'Du behältst' : `${who(of)} behält`} den Claim`,
	},

	shot: {
		fires: (of, rocket) => `${of?.me ? 'Du startest' : `${who(of)} startet`}: ${rocket}`,
		party: (food) => `${food} Nahrung für das Fest. Drei Systeme, eins nach dem anderen.`,
		needs: (target) => `Braucht ${target} oder mehr`,
		now: (system) => `${system} …`,
		itHolds: (system) => `${system}: hält.`,
		itFails: (system) => `${system}: versagt.`,
		holds: 'Hält',
		fails: 'Versagt',
		light: 'Zünden.',
		hotel: 'GASTHOF',
		skip: 'Überspringen',
		heads: [
			(rocket) => `${rocket} ist jetzt Brennholz`,
			(rocket) => `${rocket} steigt drei Meter`,
			(rocket) => `${rocket} besucht den Gasthof`,
			(rocket) => `${rocket} ist auf dem Mond`,
		],
		gain: (n, crew, arrived) =>
			(n === 0 ? 'Keine Stimme dabei gewonnen' : `+${points(n)}`) +
			(crew === 0 ? '' : arrived ? `, ${crew} davon winken von oben` : `. Mitgefahren: ${counters(crew)}; Suppe für die Angehörigen`),
	},

	gazette: {
		name: 'Der Goldland-Bote',
		number: (week) => `1. Jahrgang, Nr. ${week}`,
		date: 'Kalifornien, 1849',
		price: 'Eine Prise',
		governor: (mayor, mine) => `${mayor} regiert${mine ? '!' : ''}`,
		deck: (rocket, n) => `${rocket} zieht über jeden Schornstein des Landes. ${n} Stimmen, keine wie die andere`,
		picture: 'Der Vorgang, wie der Telegraf ihn beschreibt',
		story: (mayor, aboard) =>
			`Der Start war mittags, und als die Kapelle aufhörte, war noch alles dran. ${mayor} war nicht an Bord${aboard > 0 ? `, ${counters(aboard)} schon` : ''} und sprach lange darüber.`,
		gracious: (mayor) => `${mayor} sah vom Zaun aus zu, klatschte mit einer Hand und hat den Zaun seither verkauft.`,
		you: 'du',
		forSale: 'Zu verkaufen.',
		advert: (rocket, mayor) => `Eine Mondrakete, ${rocket}. Zwei sorgsame Vorbesitzer, einer davon kurz. Bei ${mayor} fragen, Karren mitbringen.`,
		recount: (mayor) => `${mayor} wünscht, dass der Mond noch einmal gezählt wird.`,
		seal: 'GEWÄHLT',
	},

	honours: {
		moon: { title: 'Dort gewesen', text: (n) => `${some(n, 'Rakete', 'Raketen')} auf dem Mond. Der Mond hat nicht geantwortet.` },
		crew: { title: 'Großzügig mit anderen', text: (n) => `${counters(n)} hinaufgeschickt, aber nicht weit. Die Familien haben Suppe bekommen.` },
		bang: { title: 'In drei Bezirken gehört', text: (n) => `${some(n, 'Schuss', 'Schüsse')}, bei denen nichts hielt außer dem Publikum` },
		court: { title: 'Freund des Gerichts', text: (n) => `${some(n, 'Claim', 'Claims')}, die nur versehentlich anderen gehört hatten` },
		lawyers: { title: 'Stütze des Rechts', text: (n) => `${some(n, 'Streit', 'Streite')} verloren, jeden aus Prinzip` },
		supper: { title: 'Kein Abendessen', text: (n) => `${some(n, 'Stadt', 'Städte')} erfuhren vom Mittwoch erst am Mittwoch` },
		patent: { title: 'Inhaber von Patenten', text: (n) => `${n}-mal als Erstes gewusst wie, und als Letztes erklärt` },
		workshop: { title: 'Nie ganz fertig', text: (n) => `${n} Gold für eine Rakete, die angeblich bereit war` },
		auctioneer: { title: 'Im falschen Moment gehustet', text: (n) => `${some(n, 'Gebot', 'Gebote')}, mehrere davon gewollt` },
		land: { title: 'Pfähle im Boden', text: (n) => `${some(n, 'Claim', 'Claims')} abgesteckt. Der Boden wurde nicht gefragt.` },
		bank: { title: 'Der Bank ans Herz gewachsen', text: (n) => `${n}-mal drei für eins, mit Quittung` },
		railway: { title: 'Glaubt an die Bahn', text: (n) => `${counters(n)} mit einem Zug geschickt, der sonntags kommt` },
	},

	trade: {
		title: 'Handel',
		close: 'Schließen',
		left: (n) => `heute noch ${some(n, 'Angebot', 'Angebote')}`,
		bank: (rate) => `Die Bank gibt 1 für ${rate}`,
		to: 'Angebot an',
		give: 'geben',
		ask: 'verlangen',
		less: (what) => `weniger ${what}`,
		more: (what) => `mehr ${what}`,
		swap: (gives, takes) => `Stattdessen ${goods[gives]} für ${goods[takes]} geben`,
		offer: 'Anbieten',
		short: (n, good) => `Du hast ${n} ${goods[good]}.`,
		theirs: (name, n, good) => `${name} hat ${n} ${goods[good]}.`,
	},

	works: {
		ground: 'Startplatz',
		systems: (rocket) => `Systeme von ${rocket}`,
		aboard: (n) => `${n} an Bord`,
		level: (level, target) => `dass es hält, auf Stufe ${level}, ab ${target}`,
		knows: (n) => `Know-how, ${points(n)}`,
		raise: (level) => `Auf ${level} heben`,
		takes: (level, n) => `Auf ${level} heben, das Know-how dazu: ${points(n)}`,
		fee: (level, n, of, to) => `Auf ${level} heben; ${n === of ? 'alles' : `${n} der ${of}`} an ${to?.me ? 'dich' : who(to)}`,
		lacks: (level, n) => `${n} Gold fehlt bis Stufe ${level}`,
		best: 'Besser geht es nicht',
		outcomes: 'Wenn du jetzt startest',
		first: (system, from, to) => `Erst ${system} heben: alle drei halten ${from} → ${to}`,
		nothing: 'nichts',
		win: ', Sieg',
		fire: 'Mondschuss wagen',
		each: (n) => `+${n} für jedes, das hält.`,
		crew: (n) => ` Halten alle drei, +${n} für die an Bord. Danach sind sie so oder so fort.`,
		wins: (n) => ` Alle drei: ${points(n)}, du gewinnst.`,
		noShot: 'Heute kein Schuss',
		done: 'Fertig für heute',
	},

	choice: {
		bidOn: (n, city) => `Biete ${n} auf ${city}`,
		stake: (claim) => `${claim} abstecken`,
		jump: (claim) => `${claim} streitig machen`,
		strengthen: (city, n) => `${city} verstärken${n > 1 ? ` um ${n}` : ''}`,
		train: (n, from, to) => (from === to ? `${n} in ${from} zurückhalten` : `${n} von ${from} mit dem Zug nach ${to}`),
		board: (n, from) => `${n} von ${from} zur Rakete`,
		feed: 'Alle Städte versorgen',
		starve: (city) => `${city} verhungern lassen`,
		raise: (system, level) => `${system} auf ${level} heben`,
		shoot: 'Mondschuss wagen',
		done: 'Fertig für heute',
		bid: (n) => `Biete ${n}`,
		pass: 'Endgültig passen',
		pay: (chips) => `Zahle ${chips}`,
		hand: (seat) => `Der Button geht an ${seat}`,
		bank: (give, gives, get, gets) => `Bank: ${give} ${goods[gives]} für ${get} ${goods[gets]}`,
		offer: (to, give, gives, take, takes) => `Biete ${to} ${give} ${goods[gives]} für ${take} ${goods[takes]}`,
		accept: 'Annehmen',
		decline: 'Ablehnen',

		monday: (city, n) => `${city}: ${counters(n)}`,
		mondayNote: 'klick die Steine an, dann einen hellen Ort',
		boards: 'Zur Rakete schicken',
		trains: 'Mit dem Zug schicken',
		trade: 'Handel',
		tradeNote: 'beliebige Zahlen kannst du eintippen',
		offerTo: (seat) => `${seat} einen Handel anbieten`,
		has: (food, gold) => `hat ${food} Nahrung und ${gold} Gold`,
		wednesday: 'Mittwoch',
		wednesdayNote: 'oder klick eine Stadt an',
		thursday: 'Donnerstag',
		thursdayNote: 'klick ein System an oder deine Rakete',
		raised: (target, chance, before) => `hält ab ${target}, ${chance} statt ${before}`,
		takes: (n) => `; du bekommst das Know-how, +${points(n)}`,
		fee: (n, to) => `; davon ${n} an ${to}`,
		shot: (chance, gain, wins) => `Mondschuss: ${chance} für +${gain}${wins ? ' und den Sieg' : ''}`,
		fired: (holds, outcomes) => `${holds}. Punkte: ${outcomes}`,
		seats: 'Kreisstädte',
		seatsNote: 'klick eine auf der Karte an',
		bidOnCity: (city) => `Auf ${city} bieten`,
		offered: (food, red, m, f, people) =>
			`verbraucht ${food} Nahrung, bringt ${points(red)}; Minen vor der Stadt: ${m}, Farmen: ${f}; ${people} Einwohner; nach der Versteigerung aktiv, wenn dich niemand überbietet`,
		from: 'ab',
		saturday: 'Samstag',
		wakes: (n) => `bietet niemand mehr, aktiv nach ${afterFridays(n)}, und der Button gehört dir`,
		answer: 'Deine Antwort',
	},

	text: {
		active: (pile, middle, train) =>
			`Aktiv, Stärke ${pile}${middle ? `, ${counters(middle)} zu setzen` : ''}${train ? `, ${train} im Zug` : ''}.`,
		inactive: (n) => `Gekauft, erwacht nach ${afterFridays(n)}.`,
		seat: 'In der Startversteigerung zu haben.',
		bid: (n) => `Zu verkaufen: ${some(n, 'roter Chip', 'rote Chips')} geboten.`,
		lot: 'Jetzt zu verkaufen.',
		starved: 'Verhungert: Ihre Karte kam oben auf den Stapel.',
		ghost: 'Eine Geisterstadt: Niemand hat geboten.',
		deck: 'Ihre Karte liegt noch im Stapel.',
		cityClause: 'Regeln: Montag, Mittwoch.',
		pays: (kind, n) => `Zahlt jeden Dienstag ${n} ${kind === 'mine' ? 'Gold' : 'Nahrung'}.`,
		free: 'Gehört niemandem: Steck sie von einer verbundenen Stadt aus ab.',
		defended: (city, pile) =>
			`${city} verteidigt sie mit ${pile}. Um sie streitig zu machen, müssen ein Würfel und die Stärke deiner Stadt einen Würfel und ${pile} schlagen.`,
		bare: 'Keine Stadt verteidigt sie: Wer sie streitig macht, kann nicht verlieren.',
		claimClause: 'Regeln: Montag (OFS-048 bis OFS-058), Dienstag.',
		system: (levels) => `Zwei Würfel müssen den Zielwert der Stufe oder mehr zeigen. ${levels}`,
		systemOf: (rocket, title, level, name) => `${rocket}: ${title}, Stufe ${level}, ${name}`,
		systemClause: 'Regeln: Donnerstag (OFS-077 bis OFS-094).',
		rocket: (systems, aboard, outcomes, mayor) =>
			`${systems}. ${counters(aboard)} an Bord. Ein Mondschuss jetzt: ${outcomes}. Im Rathaus: ${mayor}`,
		motto: (mayor, motto) => `${mayor}: „${motto}“`,
		rocketClause: 'Regeln: Donnerstag (OFS-088 bis OFS-094).',
		button: {
			title: 'Der Button',
			text: 'Wer ihn hat, ist an jedem Tag der Woche zuerst dran. Wer am Samstag eine Stadt kauft, nimmt ihn; kauft niemand eine oder ist keine mehr da, ist der Button selbst zu haben, für Chips jeder Farbe.',
			clause: 'Regeln: Die Woche, Samstag.',
		},
		moon: (food, each, crew) => ({
			title: 'Der Mond',
			text: `Ein Mondschuss kostet ${food} Nahrung. Jedes System, das hält, bringt ${some(each, 'roten Chip', 'rote Chips')}; halten alle drei, bringt jeder Stein an Bord noch ${crew} dazu. So oder so ist die Rakete danach leer.`,
			clause: 'Regeln: Donnerstag.',
		}),
		bank: (rate) => ({
			title: 'Die Bank',
			text: `Gibt 1 Nahrung für ${rate} Gold oder 1 Gold für ${rate} Nahrung, wann immer du gefragt bist.`,
			clause: 'Regeln: Handel.',
		}),
		red: (goal) => ({
			title: 'Rote Chips',
			text: `Einfluss. Jeder ist ein Punkt; ${goal} Punkte gewinnen sofort. Mit ihnen bezahlst du Städte und, wie mit allen Chips, den Button.`,
			clause: 'Regeln: OFS-008.',
		}),
		food: {
			title: 'Nahrung',
			text: 'Versorgt am Mittwoch deine Städte und bezahlt das Fest beim Mondschuss. Farmen liefern sie.',
			clause: 'Regeln: OFS-008.',
		},
		gold: { title: 'Gold', text: 'Hebt am Donnerstag die Systeme deiner Rakete. Minen liefern es.', clause: 'Regeln: OFS-008.' },
		pile: (n) => ({
			title: 'Der Stapel',
			text: `Noch ${cities(n)} zu verkaufen. Am Samstag wird die oberste Karte versteigert; verhungerte Städte liegen obenauf.`,
			clause: 'Regeln: Samstag.',
		}),
		knowHowClause: 'Regeln: Donnerstag (OFS-083 bis OFS-087).',
	},

	guide: {
		bid: {
			title: 'Wie du Kalifornien regierst',
			text: (goal) =>
				`Rote Chips sind Punkte, die roten Punkte deiner Städte und Know-how auch: Wer ${goal} hat, gewinnt auf der Stelle. Aber zuerst brauchst du eine Stadt. Die neben der Karte genannten sind zu verkaufen: Achte auf Minen und Farmen vor der Stadt, klick eine an und biete ein paar Chips. Bietet jemand mehr, bekommst du sie zurück.`,
		},
		stake: {
			title: 'Steck einen Claim ab',
			text: (farm, mine) =>
				`Montag: Setze die Steine, die deine Städte dir am Sonntag gebracht haben. Einer ist schon aufgenommen: Klick eine helle Mine oder Farm an, um sie abzustecken. Jeden Dienstag zahlt eine Farm ${farm} Nahrung, eine Mine ${mine} Gold.`,
		},
		week: {
			title: 'Die Woche',
			text: 'Sieben Tage, immer in dieser Folge. Sonntag bringt Steine, Montag setzt sie, Dienstag zahlt, Mittwoch isst, Donnerstag fliegt, Freitag weckt Städte, Samstag verkauft eine. Wer den Button hat, ist zuerst dran; die Zeichen neben dem Tag zeigen, wer folgt.',
		},
		feed: {
			title: 'Versorge deine Städte',
			text: (upkeep, rate) =>
				`Mittwoch: Deine Städte verbrauchen ${upkeep} Nahrung. Eine Stadt, die nichts bekommt, ist verloren. Reicht es nicht, handle zuerst: Die Bank gibt 1 für ${rate}.`,
		},
		raise: {
			title: 'Hebe deine Systeme',
			text: 'Donnerstag: Gold macht die Rakete besser. Jedes System zeigt seine Chance jetzt und nach der nächsten Stufe. Wer eine Stufe zuerst erreicht, nimmt das Know-how: Sein Siegel sagt, was es bringt und was alle, die folgen, dafür zahlen.',
		},
		shoot: {
			title: 'Ein Mondschuss',
			text: (food, each) =>
				`${food} Nahrung bezahlen einen Wurf mit zwei Würfeln für jedes System und bringen ${some(each, 'roten Chip', 'rote Chips')} für jedes, das hält. Die Reihe der Chancen sagt, was zu erwarten ist: Auf Stufe 1 hält kaum etwas; heb die Systeme also erst und spar die Nahrung für Mittwoch.`,
		},
		auction: {
			title: 'Samstag: Eine Stadt wird verkauft',
			text: 'Biete rote Chips oder passe endgültig. Die Hälfte von dem, was du zahlst, aufgerundet: So viele Freitage schläft sie, bevor du sie nutzen kannst. Wer kauft, nimmt auch den Button.',
		},
		strength: {
			title: 'Halte, was du hast',
			text: 'Die Zahl an einer Stadt ist ihre Stärke. Sie verteidigt jeden Claim, der mit ihr verbunden ist, und greift an, wenn du anderen einen Claim streitig machst: ein Würfel und deine Stärke gegen ihre.',
		},
		jump: {
			title: 'Mach einen Claim streitig',
			text: 'Claims der anderen, die eine deiner Städte erreicht, leuchten rot, sobald du ihre Karte aufnimmst. Zeig auf einen, um deine Chance zu sehen, bevor du es versuchst.',
		},
		board: {
			title: 'Belade die Rakete',
			text: (aboard, crew) =>
				`Ein Stein an Bord bringt ${some(crew, 'roten Chip', 'rote Chips')}, wenn alle drei Systeme halten, und ist nach dem Schuss so oder so fort. Deine Rakete steht auf dem Startplatz mit ${some(aboard, 'Stein', 'Steinen')} an Bord. Belade sie, wenn die Chance gut ist.`,
		},
		trade: {
			title: 'Handel',
			text: 'Wann immer du gefragt bist, kannst du mit der Bank handeln: Klick deine Nahrung oder dein Gold an. Am Mittwoch und Donnerstag kannst du auch anderen Nahrung für Gold oder Gold für Nahrung anbieten. Sie antworten sofort.',
		},
	},
};

export default de;
