import type { NumberWords, WordClasses } from '../lexicon.ts';

const ONES = ['', 'ein', 'zwei', 'drei', 'vier', 'fuenf', 'sechs', 'sieben', 'acht', 'neun'];
const TENS = {
  zwanzig: 20,
  dreissig: 30,
  vierzig: 40,
  fuenfzig: 50,
  sechzig: 60,
  siebzig: 70,
  achtzig: 80,
  neunzig: 90,
};

/** 'fünfundzwanzig': German writes both digits as one word; umlauts may be written with or without e. */
function compounds(): Readonly<Record<string, number>> {
  const values: Record<string, number> = {};
  for (const [tens, value] of Object.entries(TENS))
    for (const [one, name] of ONES.entries()) {
      const word = one === 0 ? tens : `${name}und${tens}`;
      values[word] = value + one;
      values[word.replaceAll('ue', 'u')] = value + one;
    }
  return values;
}

export const WORDS: WordClasses = {
  determiners:
    'der die das den dem des ein eine einen einem einer mein meine meinen meinem meiner unser unsere unseren unserem unserer dieser diese dieses diesen diesem jeder jede jedes jeden jedem alle allen aller beide beiden ihr ihre ihren sein seine seinen jene',
  plurals: 'alle allen beide beiden jede jeder jedes jeden diese',
  pluralArticles: 'die den',
  both: 'beide beiden',
  distributive: 'jede jeder jedes jeden jedem',
  prepositions:
    'von vom mit in im an am auf bei beim aus fuer fur ueber uber unter zum zur zu nach vor hinter neben zwischen ohne waehrend wahrend um durch gegen bis ans ins aufs als wie ab seit',
  of: 'von vom',
  and: 'und u plus oder sowie noch',
  topical: 'ueber uber',
  lasting: 'fuer fur',
  relatives: 'wo wenn wer welche welcher welches indem dass wobei',
  anaphora: 'es ihn sie das dies diese den die der davon damit den_da ihm ihnen denen ihrselbst',
  persons: 'ihn ihm ihr ihrselbst',
  ofMen: 'ihn ihm',
  ofWomen: 'ihrselbst',
  possessives: 'sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer',
  subjects: 'ich wir er sie',
  self: 'mir mich uns',
  negators: 'nicht kein keine keinen keinem keiner nie niemals ohne nichts weder niemand',
  connectors: 'aber dafuer dafur weil denn sondern obwohl damit ausser also deshalb jedoch sonst trotzdem',
  fillers:
    'leider haha hihi hehe lol aehm ahm ah hm naja also bitte ja mal halt eben eigentlich wirklich echt sehr einfach gerne gern vielleicht wohl irgendwie okay ok gut so auch noch ganz schon doch gell ne danke moeglichst moglichst so_was sozusagen quasi etwas ein_bisschen bisschen ruhig am_besten bestimmt vermutlich jetzt nochmal',
  doubts: 'vielleicht eventuell wohl vermutlich moeglicherweise moglicherweise irgendwie',
  verbs:
    'beginne beginn beginnt beginnen fang fange anfangen starte starten start startet oeffne offne ende enden endet beende beenden schliesse schliess schliessen hoer hor aufhoeren aufhoren lass lasse lassen weglassen nimm nehme nehmen zeig zeige zeigst zeigen bringst nimmst packst spielst legst stellst verwende verwenden benutze nutze nutzen setz setze pack packe mach mache machen macht schneide schneid schneiden kuerze kurze entferne entfernen loesche losche ueberspring uberspring ueberspringe streich streiche vermeide vermeiden behalte behalten bring bringe stell stelle stellen fuege fuge fueg fug schreib schreibe will wollen moechte mochte moechten mochten haette brauche brauchen wechsle abwechselnd stumm mute dreh drehe blende wiederhole sortiere soll sollen sollte haltet halte halt bleib bleibe kommt komm kommen gehoert steht rein raus weg',
  orders:
    'fang beginne starte oeffne hor beende schliess setz nimm zeig lass behalte schneide mach bring pack lege streich lasse zeige nimm',
  thens: '',
  feasible: 'moeglich moglich machbar',
  stops:
    'sehen irgendwo nirgends nirgendwo abspielen bekommt bekommen kriegt kriegen reihenfolge ist sind war_en sei sein wird werden hat haben habe du dir dich man da dann hier hin her was wie warum sekunde sekunden sek minute minuten min kann kannst koennt konnte koenntest konntest darf muss muessen mussen soll sollen sollte sollten bitte dran rein raus weg drin dabei etwas einen davon nach sowas kommt kommen steht gehen geht',
  adverbs:
    'zuerst erst erstes erste ersten erster zuletzt letzte letzten letztes letzter schluss ende anfang beginn danach dann anschliessend schliesslich nur bloss ausschliesslich mehr weniger viel viele wenig alles nichts immer nie zusammen doppelt haelfte halfte einmal zweimal maximal hoechstens hochstens mindestens insgesamt gesamt je jeweils pro mitte lang kurz laenger langer kuerzer kurzer rueckwaerts ruckwarts meist meistens vorwiegend hauptsaechlich hauptsachlich genauso gleich',
  past: 'war waren wurde wurden hatte hatten hatt hatten gab ging gingen kam kamen sagte sagten sah sahen fand machte machten wollte wollten musste mussten konnte konnten blieb sass sassen stand standen lag ass assen trank fuhr fuhren regnete gestern damals frueher fruher immer_nur gewesen passiert meinte dachte gefallen normalerweise meistens_war lief liefen verlor verloren gewann schlief hielt',
  pastEndings: 'te ten',
  notPast:
    'bräuchte bräuchten braeuchte braeuchten umgekehrte umgekehrten umgekehrter schnitte schnitten leute leuten mitte kette ketten karte karten seite seiten hütte hütten torte torten bitte minute minuten boote boten weite breite tüte tüten blüte blüten note noten piste pisten geräte geräten worte worten orte orten gäste gästen werkstätte bitte mitte hatte ersten zweiten dritten vierten letzten besten beste seite karte karten kiste torte minute minuten sollte sollten sollen moechte möchte mochte möchten moechten mochten heute leute könnte könntest geschichte weite gute guten alte alten bunte bunten garten starten warten rote roten kalte kalten laute lauten harte harten sanfte sanften zarte zarten satte satten leichte leichten untertitelte echte echten nächsten naechsten hütte huette hälfte haelfte kette ente enten werkstätte braten schritte schritten fahrten leuten zeiten arbeiten momente momenten komplette kompletten weiten satten platten matten latte behalte behalten beibehalten halte halten festhalten anhalten aufhalten starte warte arbeite gestalte gestalten bearbeite bearbeiten richte richten leite leiten achte achten beachte beachten schalte schalten verzichte verzichten biete bieten enthalte enthalten erhalte erhalten hinten unten mitten selten arten saiten kosten feste festen taste tasten texte texten bitten latte tüte nette netten dichte schlechte schlechten rechte rechten gesichter orte orten spitze kanten breite breiten unscharfte',
  wishMarks:
    'brauchte brauchten braeuchte braeuchten will wollen moechte mochte moechten mochten haette soll sollen sollte sollten muss bitte kannst koenntest konntest mach mache brauche brauchen wuensche wunsche wuenschen wunschen haetten wuerde wuerden koennten könnten würden könntet fangen beginnen enden gern gerne lass',
  modals: '',
  clipNouns:
    'nummer clip clips aufnahme aufnahmen szene szenen video videos teil teile teil_e einstellung einstellungen bild bilder moment momente stelle stellen schnitt schnitte stueck stuck stuecke ausschnitt ausschnitte take takes shot shots sequenz',
  adjectives:
    'alte alten altes neue neuen neues grosse grossen kleine kleinen rote roten blaue gruene weisse schwarze schone schonen',
  vague:
    'sommer winter herbst fruehling tag tage nacht morgen abend wochenende urlaub ferien reise leben gestern montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag januar februar april juni juli august september oktober november dezember erinnerung erinnerungen stimmung geschichte liebe welt video reel film instagram tiktok youtube freunde familie zusammenschnitt event stil',
  rest: 'rest uebrige ubrige andere anderen uebrigen ubrigen',
  making: 'mach mache erstelle gutes gute guten schnes schones',
  greetings:
    'hallo hi hey danke dank vielen gruss gruesse gruss liebe servus moin bitte schoen ok okay super tschuess ciao',
  being: 'ist sind war waren wirkt bleibt',
  saying: 'sagt sagen sage erzaehlt erzahlt spricht redet erklaert erklart ruft fragt erwaehnt',
};

export const NUMBERS: NumberWords = {
  values: {
    eins: 1,
    ein: 1,
    eine: 1,
    einen: 1,
    einer: 1,
    zwei: 2,
    zwo: 2,
    drei: 3,
    vier: 4,
    fuenf: 5,
    funf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwoelf: 12,
    zwolf: 12,
    dreizehn: 13,
    vierzehn: 14,
    fuenfzehn: 15,
    funfzehn: 15,
    sechzehn: 16,
    siebzehn: 17,
    achtzehn: 18,
    neunzehn: 19,
    hundert: 100,
    'ein paar': 3,
    'ein dutzend': 12,
    'ein halbes dutzend': 6,
    anderthalb: 1.5,
    eineinhalb: 1.5,
    zweieinhalb: 2.5,
    ...compounds(),
  },
  joiner: 'und',
  ordinals: {
    erste: 1,
    ersten: 1,
    erster: 1,
    erstes: 1,
    zweite: 2,
    zweiten: 2,
    zweiter: 2,
    zweites: 2,
    dritte: 3,
    dritten: 3,
    dritter: 3,
    drittes: 3,
    vierte: 4,
    vierten: 4,
    vierter: 4,
    fuenfte: 5,
    funfte: 5,
    fuenften: 5,
    funften: 5,
    sechste: 6,
    sechsten: 6,
    siebte: 7,
    siebten: 7,
    achte: 8,
    achten: 8,
    letzte: -1,
    letzten: -1,
    letzter: -1,
    letztes: -1,
    vorletzte: -2,
    vorletzten: -2,
    vorletzter: -2,
    vorletztes: -2,
  },
  articles: 'eine einer einen',
  definiteArticles: 'der die das den dem',
  seconds: 'sekunde sekunden sek sec s sekündchen',
  minutes: 'minute minuten min',
  half: 'halbe halben halb',
  spoken: {
    dreiviertelminute: 45,
    'eine dreiviertelminute': 45,
    'einer dreiviertelminute': 45,
    'eine dreiviertel minute': 45,
    'drei viertel minute': 45,
    'eine viertelminute': 15,
    'eine knappe minute': 60,
    'ein minuetchen': 60,
    'ein minutchen': 60,
    'eine gute minute': 60,
    'eine knappe halbe minute': 30,
  },
  alone: 'jede pro je erste letzte',
  afterOne: 'pro je jeweils von lang und weg raus ab',
  spans: 'dauert dauern bekommt bekommen kriegt hat insgesamt lang',
  settled: 'sagen lieber besser also macht',
  shortBounds: 'max min mind ca',
  totals: 'insgesamt|gesamt|zusammen | in summe | alles zusammen | total',
  percent: 'prozent',
  shares: {
    halb: 0.5,
    'die haelfte': 0.5,
    'die halfte': 0.5,
    haelfte: 0.5,
    halfte: 0.5,
    'ein drittel': 1 / 3,
    'zwei drittel': 2 / 3,
    'ein viertel': 0.25,
    'drei viertel': 0.75,
  },
  times: {
    doppelt: 2,
    'doppelt so': 2,
    einmal: 1,
    zweimal: 2,
    dreimal: 3,
    viermal: 4,
    fuenfmal: 5,
    funfmal: 5,
  },
  timesNoun: 'mal x',
  rates: {
    halbe: 0.5,
    halber: 0.5,
    halbem: 0.5,
    halbes: 0.5,
    doppelte: 2,
    doppelter: 2,
    doppeltem: 2,
    doppeltes: 2,
    dreifacher: 3,
    dreifachem: 3,
    dreifache: 3,
    vierfacher: 4,
  },
  rateAfter: 'der|so? normalen|originalen|ueblichen? geschwindigkeit|tempo|speed | so? schnell',
  to: 'bis oder',
  between: 'zwischen von',
  bounds: {
    exactly: 'genau | exakt',
    about:
      'etwa | in etwa | so etwa | gut | knapp | grob | an die | so ungefaehr|ungefahr | gegen | ca | circa | ungefaehr|ungefahr | rund | so um die | um die | so',
    atMost:
      'hoechstens|hochstens | maximal | max | nicht mehr als | nicht oefter|ofter|haeufiger|haufiger als | nicht laenger|langer als | unter | weniger als | bis zu | nicht ueber|uber | kuerzer|kurzer als | keine laenger|langer als',
    atLeast:
      'mindestens | nicht unter | nicht weniger als | nicht kuerzer|kurzer als | mind | min | wenigstens | mehr als | oefter|ofter|haeufiger|haufiger als | ueber|uber | laenger|langer als',
  },
  boundsAfter: {
    exactly: 'genau | exakt | punktgenau | glatt',
    about: 'ungefaehr|ungefahr | oder so | etwa | circa | so in etwa | plus minus | um den dreh | rum | grob',
    atMost:
      'max | maximal | hoechstens|hochstens | oder weniger | oder kuerzer|kurzer | im hoechstfall | allerhoechstens | hoechstens | tops | nicht mehr | nicht laenger|langer | und nicht mehr',
    atLeast: 'mindestens | oder mehr',
  },
};
