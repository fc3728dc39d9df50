/* de.ts - was die Seite von One Small Step selbst sagt, auf Deutsch. Namen von Ländern stehen in
 * Klammern oder nach einem Doppelpunkt: so brauchen sie keinen Artikel. */
import type { Phase, Resource } from '../../../../made/one-small-step';
import type { Lying, Points, Tier, Words } from './en';

const listed = (names: string[]) => `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;
const cards = (n: number) => `${n} ${n === 1 ? 'Karte' : 'Karten'}`;
const points = (n: number) => `${n} ${n === 1 ? 'Punkt' : 'Punkte'}`;
const lost = (n: number) => (n ? `, wovon Spione ${n} nehmen dürfen` : '');

const tier = ({ draw, both, steal }: Tier) =>
	both ? `1 spielen, ${draw} ziehen${steal ? ' oder stehlen' : ''}` : `spielen oder ${draw} ziehen`;

/* Lange Namen, die auf dem Telefon getrennt werden dürfen. */
const parted = Object.fromEntries(
	[
		'Radio-stunde', 'Wochen-schau', 'Hoch-öfen', 'Raffi-nerie', 'Bauxit-gruben', 'Schmelz-hütten',
		'Staats-münze', 'Export-bank', 'Druck-anzug', 'Lande-fähre', 'Schwer-rakete', 'Lenk-system', 'Späh-satellit',
	].map((name) => [name.replace('-', ''), name.replace('-', '\u00ad')]),
);

const hints: Partial<Record<Phase, string>> = {
	trading: 'Klicke auf einen weiteren Rohstoff, oder hör auf.',
	aiming: 'Klicke auf etwas, das leuchtet: auf den Plänen deiner Rivalen oder auf der Tafel.',
	bartering: 'Klicke auf das, was du von deinem Vorrat gibst.',
	spying: 'Klicke auf deine Spione zu Hause oder auf einen, der unterwegs ist.',
	placing: 'Klicke auf den Rohstoff eines Rivalen oder auf ein Feld, das leuchtet.',
	inventing: 'Klicke auf ein erhabenes Feld.',
	drawing: 'Klicke auf den Stapel, oder hör auf. Auf der höchsten Stufe geht auch die Hand eines Rivalen.',
	discarding: 'Klicke auf eine Karte.',
	leaving: 'Klicke auf eine Karte, um sie abzugeben.',
};

const lists: Partial<Record<Phase, string>> = {
	drafting: 'Länder',
	trading: 'Weiter handeln',
	aiming: 'Wen',
	bartering: 'Tauschen',
	picking: 'Nehmen',
	spying: 'Welcher Spion',
	placing: 'Wohin',
	inventing: 'Forschen',
	drawing: 'Ziehen',
	converting: 'Welcher Rohstoff',
	discarding: 'Abwerfen',
	leaving: 'Bevor du aufhörst',
	opting: 'Welche Wirkung',
	ransoming: 'Zahlen oder geschehen lassen',
	skimming: 'Nehmen oder lassen',
};

const sold = 'Wird für Gold verkauft und gekauft, eins zu eins.';
const uses: Record<Resource, string> = {
	morale: 'Sie wird weder verkauft noch gekauft, und der Mond verlangt viel davon.',
	iron: sold,
	oil: sold,
	aluminum: sold,
	gold: 'Es kauft Eisen, Öl und Aluminium, eins zu eins.',
};

const de: Words = {
	nothing: 'nichts',
	free: 'umsonst',
	aRival: 'ein Rivale',
	seat: (n: number) => `Platz ${n}`,
	cards,
	tier,
	tierNumber: (n: number) => `Stufe ${n}`,
	costs: (price: string) => `Kostet ${price}`,
	makesAndStarts: (made: string, more: string) => `Produziert ${made}${more && `. Beginnt zusätzlich mit ${more}`}`,
	landing: (first: number, then: number[]) =>
		`${points(first)} für die erste Landung auf dem Mond${then.length ? `, dann ${then.join(', ')}` : ''}`,
	guard: (whose?: string) =>
		`Eine Wache hält die nächste Karte fern, die ${whose ?? 'dir'} schaden würde, und ist damit verbraucht`,
	onGuard: (n: number) => `${n} auf Wache`,
	needs: (groups: string[][]) => groups.map((group) => group.join(' oder ')).join(', und '),
	anyTwo: (names: string[]) => `zwei von ${listed(names)}`,

	chart: {
		name: 'Tafel der Technologien',
		title: 'Mission zum Mond',
		plate: (name: string) => parted[name] ?? name,
		spy: (place: string, owner?: string) => (owner ? `Spion (${owner}) auf ${place}` : `Dein Spion auf ${place}`),
		craft: (country: string, left: string) => `Raumschiff (${country}). ${left}`,
		onEarth: 'Auf der Erde, bei den Werken',
		onWayUp: 'Bei den Missionen',
		yours: 'deins',
		researched: 'von dir erforscht',
		canPay: 'du kannst es bezahlen',
		lack: (price: string) => `es fehlt: ${price}`,
		goesHome: (owner: string) => `; der Spion (${owner}) kehrt heim, wenn du es erforschst`,
		blocked: (owner: string) => `gesperrt durch einen Spion (${owner})`,
		andNeeds: (needs: string) => `, und braucht zuerst ${needs}`,
		andLack: (price: string) => `, und es fehlt: ${price}`,
		talks: 'Gespräche',
		talksKeep: 'wegen der Gespräche darfst du nicht forschen',
		needsFirst: (needs: string) => `braucht zuerst ${needs}`,
		needsNothing: 'braucht nichts vorher',
		onWay: 'Auf deinem Weg zum Mond',
		onShortest: 'Auf deinem kürzesten Weg zum Mond',
		borrows: 'Dein Spion leiht sich die Wirkung',
		researchedBy: (names: string) => `Erforscht: ${names}`,
		spies: (names: string) => `Spione: ${names}`,
		landing: (worth: string) => `Die Landung: ${worth}`,
		prizes: (first: number, then: number[]) => `zuerst ${first}, dann ${then.join(', ')}`,
		next: (points: number) => `${points} als Nächstes`,
		full: 'alle sind da',
		there: (names: string) => `Auf dem Mond: ${names}`,
	},

	draft: {
		title: 'Welches Land?',
		note: 'Wer zuletzt wählt, ist zuerst am Zug. Alle wollen dasselbe Foto.',
		taken: (country: string, name: string) => `${country}, genommen von ${name}`,
		makes: 'produziert',
		starts: 'beginnt mit',
		more: 'mehr',
		yours: 'deins',
		take: 'Nehmen',
	},

	hand: {
		name: (held: number, limit: number) => `Deine Spionagekarten, ${held} von ${limit}`,
		title: (held: number, limit: number) => `Spionage, ${held} von ${limit}`,
		several: (n: number) => `, ${n} davon`,
		read: 'Lesen',
		readCard: (name: string) => `${name} lesen`,
		none: 'Keine Karten. Eine Spionage-Aktion zieht eine: klicke auf den Stapel.',
		deckLeft: (n: number) => `Stapel. Noch ${cards(n)}`,
		draw: 'ziehen',
		deck: 'Stapel',
		thrown: (n: number) => `Ablage, ${cards(n)}: lesen`,
		discarded: (n: number) => `Ablage: ${n}`,
	},

	mat: {
		store: (name: string, { stock, makes, loses }: Lying, owner?: string) =>
			`${name}${owner ? ` (${owner})` : ''}. ${stock} im Vorrat, ${makes} je Produktion${lost(loses)}`,
		stockpile: 'Dein Vorrat',
		yours: (resource: string) => `deinem Vorrat: ${resource}`,
		of: (resource: string, owner: string) => `${resource} (${owner})`,
		makes: 'bringt',
		kept: (kept: number, makes: number) => `${kept} von ${makes}`,
		tier: (n: number, does: string, now: boolean, price: string) =>
			`Stufe ${n}. ${now ? 'Deine. ' : ''}${does}${price && `, kostet ${price}`}`,
		spies: (home: number, all: number) => `Spione zu Hause. ${home} von ${all}`,
		place: 'Spion setzen',
		train: (n: number) => `Auf Stufe ${n}`,
		home: 'zu Hause',
		out: 'alle unterwegs',
		produce: 'Produzieren',
		produces: (gain: number, more: number, asked: boolean) =>
			`Produzieren. ${gain} Marker für dich${more ? (asked ? `, davon ${more} vielleicht für Spione` : `, ${more} weitere für Spione`) : ''}`,
		afterSpies: 'netto',
		beforeSpies: 'brutto',
		talks: 'Gespräche: keine Forschung',
		talksWhy: 'Ein Rivale hat Gespräche einberufen: keine Forschung bis zu seinem nächsten Zug',
	},

	purse: {
		mat: (owner: string) => `Plan (${owner})`,
		hand: (owner: string, n: number) => `Hand (${owner}). ${cards(n)}`,
		stockpile: (owner: string) => `Vorrat (${owner})`,
		talks: 'Gespräche',
		talksWhy: 'Darf wegen der Gespräche nicht forschen',
		points: ({ moon, objective, stock, total }: Points) =>
			`Wäre das Rennen jetzt vorbei: ${points(total)}, ${moon} für den Mond, ${objective} für das Nebenziel, ${stock} für den Vorrat`,
		landed: 'Ist gelandet',
		steps: (n: number) =>
			`Felder auf dem kürzesten Weg: noch ${n}, mit dem Mond. Um einen Spion herum wird er länger`,
		moon: 'Mond',
		aim: 'Ziel',
		stock: 'Vorrat',
		pts: 'P.',
	},

	rail: {
		objective: (name: string, aim: string, worth: number) =>
			`Nebenziel: ${name}. ${aim}. ${points(worth)} am Ende`,
		held: (names: string) => `Jetzt erfüllt: ${names}`,
		met: (met: number, all: number) => `${met} von ${all}`,
		play: 'Spielen',
		turnIn: 'Abgeben',
		discard: 'Abwerfen',
		sell: (what: string) => `${what} verkaufen: wie viel?`,
		buy: (what: string) => `${what} kaufen: wie viel?`,
		swap: (what: string, gain: string) => `${what} gegen ${gain}: wie viel?`,
		draw: 'Wie viele ziehen?',
		which: 'Was davon?',
		back: 'Zurück',
		becomes: 'Aus der Karte wird',
		swapFor: 'Tauschen gegen',
		buyFor: 'Für Gold kaufen',
		take: 'Nimm',
		read: 'Lesen:',
		hints,
		endTurn: 'Zug beenden',
		done: 'Fertig',
		skip: 'Verzichten',
		lieLow: 'Stillhalten',
	},

	note: {
		worth: (landing: string) => `Das bringt ${landing}.`,
		opens: (names: string[]) => `Danach möglich: ${names.length > 1 ? listed(names) : names[0]}.`,
		goesHome: (owner: string) => `Der Spion (${owner}) kehrt heim.`,
		keep: (left: string) => `Davon behältst du ${left}.`,
	},

	texts: {
		worth: (landing: string) => `Das bringt ${landing}.`,
		needs: (needs: string) => `Braucht ${needs}.`,
		needsNothing: 'Braucht nichts vorher.',
		costs: (price: string, pay: string) => `Kostet ${price}${pay && `; du zahlst ${pay}`}.`,
		blocked: 'Ein Spion steht davor.',
		borrows: 'Dein Spion leiht sich die Wirkung.',
		anyTier: (rule: string) => `Auf jeder Stufe: ${rule}`,
		uses,
		lies: ({ stock, makes, loses }: Lying) => `${stock} im Vorrat. Produzieren bringt ${makes}${lost(loses)}.`,
		tier: (n: number) => `Stufe ${n} des Spionagenetzes`,
		tierText: (n: number, does: string) =>
			`Spionage: ${does}. ${n === 1 ? 'Ein Spion' : `${n} Spione`} im Einsatz. Die meisten Karten bewirken mit jeder Stufe mehr.`,
		discards: 'Ablage',
		noDiscards: 'Noch nichts. Wenn der Stapel aufgebraucht ist, wird die Ablage gemischt.',
		hand: (owner: string) => `Hand (${owner})`,
		seen: (names: string, n: number) => `Du hast gesehen: ${names}. Im Ganzen sind es ${n}.`,
		secret: (n: number) => `${cards(n)}, die sonst niemand kennt.`,
		atTheEnd: (aim: string, worth: number) => `Am Ende: ${aim}. Das alles bringt ${points(worth)}.`,
		deck: 'Der Stapel',
		deckText: (left: number, limit: number) => `Noch ${cards(left)}. Eine Hand fasst ${limit}.`,
		spies: 'Spione zu Hause',
		spiesText:
			'Auf dem Rohstoff eines Rivalen nimmt ein Spion bei jeder Produktion einen Marker. Auf einer Technologie, die niemand hat, hält er alle anderen fern. Auf einer, die ein Rivale hat, leiht er sich ihre dauerhafte Wirkung.',
		produce: 'Produzieren',
		produceText:
			'Nimm, was dein Plan und deine Technologien bringen, von allen fünf Rohstoffen auf einmal. Spione auf deinem Plan nehmen sich ihren Teil davon.',
	},

	list: {
		turn: (n: number) => `Zug ${n}`,
		nobody: 'Noch keine Landung',
		first: (name: string) => `Zuerst gelandet: ${name}`,
		last: (name: string) => `Gelandet: ${name}. Letzte Züge`,
		now: (name: string) => `am Zug: ${name}`,
		then: (name: string) => `dann ${name}`,
		more: (name: string, n: number) => `${name} und ${n} mehr`,
		research: 'Forschen',
		researchOne: (name: string) => `${name} erforschen`,
		land: (worth: number) => `Auf dem Mond landen: ${points(worth)}`,
		price: (price: string) => `Für ${price}`,
		produce: 'Produzieren',
		harvest: (gain: number, more: number, asked: boolean) =>
			`Du erhältst ${gain}${more ? (asked ? `; davon dürfen Spione ${more} nehmen` : `; ${more} ${more === 1 ? 'weiterer geht' : 'weitere gehen'} an Spione`) : ''}`,
		trade: 'Handeln',
		tradeText: (n: number) => `Bis zu ${n} verkaufen oder kaufen`,
		play: 'Karte spielen',
		playOne: (name: string) => `${name} spielen`,
		draw: 'Ziehen',
		atTier: (n: number, does: string) => `Stufe ${n}: ${does}`,
		train: 'Spione ausbilden',
		place: 'Spion setzen',
		moveSpy: 'Spion versetzen',
		home: (n: number) => (n ? `${n} zu Hause` : 'Alle sind unterwegs'),
		turnIn: 'Karte abgeben',
		turnInText: 'Für einen beliebigen Rohstoff, umsonst',
		lieLow: 'Stillhalten',
		lieLowText: 'In diesem Zug nichts tun',
		action: 'Eine Aktion',
		actionNote: 'klicke auf den Tisch oder drücke eine Zahl',
		lists,
		choices: 'Möglichkeiten',
		takeCountry: (title: string) => `${title} nehmen`,
		give: (what: string) => `${what} geben`,
		giveFor: (what: string, gain: string, n: number) => `Gib ${n} ${what} für ${n} ${gain}`,
		swap: (what: string, gain: string) => `${what} gegen ${gain}`,
		swapSome: (n: number, what: string, gain: string) => `${n} ${what} gegen ${gain} tauschen`,
		upTo: (n: number) => (n > 1 ? `1 bis ${n}` : '1'),
		enough: 'Genug',
		mat: (owner: string) => `Plan (${owner})`,
		matText: 'Ein Marker bei jeder Produktion',
		onResource: 'Auf den Rohstoff eines Rivalen',
		onTechnology: 'Auf eine Technologie',
		borrow: 'Eine Wirkung leihen',
		block: 'Die anderen aussperren',
	},

	ending: {
		onMoon: ['zuerst auf dem Mond', 'als Zweites auf dem Mond', 'als Drittes auf dem Mond', 'als Viertes auf dem Mond'],
		places: ['Erste', 'Zweite', 'Dritte', 'Vierte'],
		points: 'Punkte',
		live: 'Live',
		fromMoon: 'vom Mond',
		standBy: 'Bitte warten',
		opera: 'es folgt eine Oper in fünf Akten',
		noPicture: 'Noch kein Bild',
		moonStays: 'der Mond bleibt voraussichtlich da',
		won: (country: string) => ['Ein kleiner', 'Schritt:', country],
		wonAtHome: ['Der Mond,', 'von hier aus'],
		fault: ['Eine technische', 'Störung'],
		nobody: ['Der Mond', 'kann warten'],
		first: (turn: number) => `Zuerst auf dem Mond, in Zug ${turn}. Ein ganzes Land hält den Atem an, dann den Hut.`,
		later: (first: string) => `Zuerst dort war: ${first}. Das hört man oft. Gezählt wurden die Punkte woanders.`,
		stayed: (first: string) => `Das Foto gehört anderen (${first}). Gewonnen hat, was im Keller übrig war.`,
		nobodyWent: 'Niemand war oben. Jemand hat gezählt, was übrig ist, und es war mehr als bei den anderen.',
		lost: (winner: string) => `Die Flagge ist nicht unsere (${winner}). Unsere Zuschauer genießen eine Oper und erfahren, wann sie vorbei ist. Beide.`,
		lostAtHome: (winner: string) => `Auf dem Mond steht eine Flagge, und gewonnen hat doch, wer hier blieb: ${winner}. Die Oper erklärt es im vierten Akt.`,
		lostToNobody: (winner: string) => `Niemand war oben. Gewonnen hat die Buchhaltung (${winner}), die sich schlecht fotografieren lässt.`,
	},

	honours: {
		moon: 'Der Mond',
		objective: 'Das Nebenziel',
		stock: 'Was übrig war',
		awards: {
			fingers: { title: 'Lange Finger', text: (n: number) => `${n} Marker, die andere produziert und dann vermisst haben` },
			cold: { title: 'Heim aus der Kälte', text: (n: number) => `${n} Spione nach Hause geschickt, samt Hut` },
			plan: { title: 'Der Plan wurde erfüllt', text: (n: number) => `${n}-mal produziert, pünktlich, wie es heißt` },
			bank: { title: 'Guter Kunde', text: (n: number) => `${n} Marker über den Schalter, und jedes Jahr ein Kalender` },
			patience: { title: 'Kein Kommentar', text: (n: number) => `${n} Züge lang nichts getan, mit Absicht` },
			library: { title: 'Belesen', text: (n: number) => `${n} Karten gespielt, keine unterschrieben` },
			luck: { title: 'Der schnelle Marsch', text: (n: number) => `${n} Marker durch einen Würfel und ein Orchester` },
			purse: { title: 'Gute Nachbarn', text: (n: number) => `${n} Marker von Rivalen angenommen, die nichts davon wussten` },
			door: { title: 'Niemand verlässt das Haus', text: (n: number) => `${n} ${n === 1 ? 'Karte' : 'Karten'} an der Tür abgewiesen` },
			committee: { title: 'Im Ausschuss', text: (n: number) => `${n} Technologien, jede mit Band zum Durchschneiden` },
			hats: { title: 'Für jeden Kopf ein Hut', text: (n: number) => `${n}-mal Spione ausgesandt` },
			shredder: { title: 'Der Reißwolf', text: (n: number) => `${n} Karten, die es nie gab` },
		},
	},

	guide: {
		country: {
			title: 'Vier wollen ein Foto',
			text: (several: boolean) =>
				`Nimm ein Land: jedes produziert von allem ein wenig und kann eines besser als die anderen. ${several ? 'Klicke auf das, das dir gefällt.' : 'Die anderen haben vor dir gewählt, da du vor ihnen am Zug bist: eines ist übrig. Klicke darauf.'}`,
		},
		chart: {
			title: 'Der Weg zum Mond',
			text: 'Die Tafel ist das ganze Rennen. Unten sind Werke, mit denen du mehr produzierst, darüber Missionen. Die goldene Linie ist dein kürzester Weg, und der Mond braucht zwei von Landefähre, Schwerrakete und Kopplung.',
		},
		blocked: {
			title: 'Ein Spion eines Rivalen',
			takes: (resource: string) =>
				`Der Hut auf deinem Plan (${resource}) ist der Spion eines Rivalen: er nimmt dir davon bei jeder Produktion einen Marker.`,
			borrows: (technology: string) =>
				`Der Hut auf „${technology}“ ist der Spion eines Rivalen: er leiht sich die Wirkung bei dem, der sie hat.`,
			blocks: (technology: string) =>
				`Der Hut auf „${technology}“ ist der Spion eines Rivalen. Niemand hat diese Technologie, also hält er alle anderen fern: geh um ihn herum, oder erforsche den Spähsatelliten.`,
			unmask: 'Manche Karten enttarnen Spione.',
		},
		research: {
			title: 'Forschen',
			text: 'Ein Zug ist eine Aktion. Erhabene Felder kannst du jetzt bezahlen. Zuerst kommen Werke, vor allem die Radiostunde: Moral wird am ehesten knapp. Klicke auf ein erhabenes Feld.',
		},
		produce: {
			title: 'Produzieren',
			text: (most?: string) =>
				`Es gibt nichts, wenn du nicht einen Zug dafür gibst. Produzieren bringt alle fünf auf einmal${most ? `, am meisten ${most}` : ''}. Das tust du, wenn kein Feld seinen Preis wert ist.`,
		},
		spy: {
			title: 'Schick deinen Spion los',
			text: 'Ein Spion wartet zu Hause. Auf dem Rohstoff eines Rivalen nimmt er bei jeder Produktion einen Marker, am besten Moral. Auf einer Technologie, die ein Rivale hat, leiht er sich die Wirkung; auf einer, die niemand hat, sperrt er die anderen aus. Klicke auf deine Spione, dann auf den Ort.',
		},
		trade: {
			title: 'Handle mit dem, was du zu viel hast',
			text: (n: number) =>
				`Klicke auf deinem Plan auf Eisen, Öl oder Aluminium, um bis zu ${n} für Gold zu verkaufen, oder auf dein Gold, um zu kaufen. Moral ist nicht zu haben.`,
		},
		espionage: {
			title: 'Spionage',
			text: 'Zieh eine Karte, oder spiele eine: die meisten bewirken mit jeder Stufe deines Netzes mehr. Klicke auf den Stapel.',
		},
		card: {
			title: 'Eine Karte spielen',
			text: 'Karten, die du spielen kannst, sind erhaben. Mit der Lupe liest du eine; klicke sie an, um sie zu spielen, und dann fragt sie nach ihren Zielen.',
		},
		train: {
			title: 'Ausbilden',
			text: 'Eine höhere Stufe heißt ein Spion mehr, mehr Karten und stärkere. Ein Schritt hinauf ist sein Gold meistens wert.',
		},
		objective: {
			title: 'Mehr als die Landung',
			text: (first: number, worth: number, name: string, each: number) =>
				`Punkte entscheiden: ${first} für die erste Landung auf dem Mond, ${worth} für „${name}“ und einer für ${each === 1 ? 'jeden Marker' : `je ${each} Marker`} im Vorrat. Der Balken neben jedem Spieler sagt, wie es jetzt ausginge.`,
		},
		last: {
			title: 'Der letzte Zug',
			text: 'Jemand ist auf dem Mond: alle anderen haben noch einen Zug. Lande auch, wenn du kannst, oder mach mit Vorrat und Nebenziel Punkte.',
		},
	},
};

export default de;
