import type { Lexicon } from '../lexicon.ts';

/** What a reel can be of that no clip is called by: a time, an occasion, and what such a time is like. */
export const THEMES: Lexicon['phrases'] = {
  themeNoun: `manha|manhas|manhazinha|tarde|tardes|noite|noites|madrugada|dia|dias|semana|mes|ano|fds | fim de semana | final de semana | por|nascer de o? sol | por|nascer do sol | hora dourada
    domingo|domingos|segunda|terca|quarta|quinta|sexta|sabado|sabados | segunda|terca|quarta|quinta|sexta feira
    primavera|verao|outono|inverno|natal|reveillon|carnaval
    viagem|viagens|escapada|ferias|aventura|aventuras|excursao|passeio|passeios|caminhada|trilha|role
    festa|festas|aniversario|casamento|celebracao|formatura|festival|show|reuniao|balada
    rotina|ritual|sessao|treino|cafe|almoco|jantar|lanche|encontro|turno|jornada
    vibe|vibes|clima|energia|memorias|lembrancas|momentos|momento|vida|motivacao | carta de amor`,
  themeLead: `em|durante um|uma | num|numa | video|videozinho|reel|reels|montagem|edit|edicao|resumo|vlog de|sobre|para|do|da|pra | algo|coisa para|como|de|pra | como se fosse | quero|preciso|faz|faca|cria|crie um|uma | sensacao|estilo de`,
  themeTail:
    'fora|juntos|juntas|sozinho|sozinha|aqui|livre|cedo | entre amigos|amigas|meninas|irmas|irmaos|nos',
  themeAside: 'muito|super|bem|tao|bastante|pouco',
  calmTheme:
    'tranquilo|tranquila|tranquilos|tranquilas|lento|lenta|calmo|calma|calmos|calmas|relaxado|relaxada|relaxante|sereno|serena|preguicoso|preguicosa|silencioso|silenciosa|sossegado|sossegada|pacato|pacata|devagar|chill|zen|suave|relax | carta de amor',
  livelyTheme:
    'louco|louca|loucos|loucas|selvagem|agitado|agitada|corrido|corrida|caotico|caotica|frenetico|frenetica|intenso|intensa|estressante|stressante|animado|animada|animados|animadas|energico|energica|movimentado|movimentada|atarefado|atarefada|insano|insana|motivacao|energia',
  happyTheme: 'alegre|alegres|feliz|felizes|divertido|divertida|divertidos|divertidas|festivo|festiva',
  romanticTheme: 'romantico|romantica|romanticos|romanticas',
  dreamyTheme: 'magico|magica|magicos|magicas|onirico|onirica|encantado|encantada',
  epicTheme: 'epico|epica|epicos|epicas|lendario|lendaria|inesquecivel|inesqueciveis|grandioso|grandiosa',
  darkTheme: 'misterioso|misteriosa|melancolico|melancolica|sombrio|sombria|triste',
  cosyTheme: 'aconchegante|acolhedor|acolhedora|caseiro|caseira|quentinho|quentinha',
  sunnyTheme: 'ensolarado|ensolarada|dourado|dourada',
  oldTheme: 'nostalgico|nostalgica|retro|vintage',
};
