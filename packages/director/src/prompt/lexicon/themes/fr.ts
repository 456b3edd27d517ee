import type { Lexicon } from '../lexicon.ts';

/** What a reel can be of that no clip is called by: a time, an occasion, and what such a time is like. */
export const THEMES: Lexicon['phrases'] = {
  themeNoun: `matin|matins|matinee|matinees|midi|aprem|apres-midi|soir|soirs|soiree|soirees|nuit|nuits|jour|jours|journee|journees|semaine|weekend|week-end|mois|annee | apres midi | week end | lever|coucher de soleil | heure doree
    dimanche|dimanches|lundi|mardi|mercredi|jeudi|vendredi|samedi|samedis
    printemps|ete|automne|hiver|noel|reveillon|paques
    voyage|voyages|escapade|vacances|aventure|aventures|excursion|balade|balades|promenade|promenades|rando|randonnee|viree|sortie
    fete|fetes|anniv|anniversaire|mariage|celebration|festival|concert|retrouvailles
    routine|rituel|seance|entrainement|brunch|dejeuner|diner|gouter|rendez-vous
    vibe|vibes|ambiance|energie|souvenirs|souvenir|moments|moment|vie|motivation | lettre|declaration d amour`,
  themeLead: `pendant|durant|par un|une | video|reel|montage|film|clip|resume|vlog de|sur|pour|du|d | quelque chose pour|comme|de | facon|style|comme | veux|voudrais|fais|cree|fais-moi un|une`,
  themeTail:
    'dehors|ensemble|ici|seul|seule | entre amis|amies|copains|copines|filles|gars|potes|soeurs|freres|nous|collegues',
  themeAside: 'tres|super|bien|si|assez|peu',
  calmTheme:
    'calme|calmes|tranquille|tranquilles|lent|lente|paisible|paisibles|doux|douce|relax|relaxant|relaxante|detendu|detendue|paresseux|paresseuse|silencieux|silencieuse|serein|sereine|chill|zen|pepere|cool|reposant|reposante | lettre d amour',
  livelyTheme:
    'fou|folle|fous|folles|dingue|dingues|mouvemente|mouvementee|chaotique|chaotiques|frenetique|intense|intenses|charge|chargee|agite|agitee|anime|animee|energique|stressant|stressante|endiable|endiablee|delirant|delirante|sauvage|motivation|energie',
  happyTheme: 'joyeux|joyeuse|joyeuses|heureux|heureuse|gai|gaie|festif|festive|fun|amusant|amusante|drole',
  romanticTheme: 'romantique|romantiques|amoureux|amoureuse|tendre',
  dreamyTheme: 'magique|magiques|feerique|onirique|reveur|reveuse|enchante|enchantee',
  epicTheme: 'epique|epiques|grandiose|legendaire|inoubliable|inoubliables',
  darkTheme: 'mysterieux|mysterieuse|melancolique|sombre|triste',
  cosyTheme: 'cosy|cocooning|chaleureux|chaleureuse|douillet|douillette',
  sunnyTheme: 'ensoleille|ensoleillee|dore|doree',
  oldTheme: 'nostalgique|nostalgiques|retro|vintage',
};
