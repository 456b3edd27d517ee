import type { Lexicon } from '../lexicon.ts';

/** What a reel can be of that no clip is called by: a time, an occasion, and what such a time is like. */
export const THEMES: Lexicon['phrases'] = {
  themeNoun: `manana|mananas|mananita|tarde|tardes|noche|noches|madrugada|dia|dias|semana|finde|mes|ano | fin de semana | dia libre | atardecer|amanecer
    domingo|domingos|lunes|martes|miercoles|jueves|viernes|sabado|sabados
    primavera|verano|otono|invierno|navidad|navidades|nochebuena|nochevieja | semana santa | hora dorada
    viaje|viajes|escapada|vacaciones|aventura|aventuras|excursion|ruta|paseo|paseos|caminata|vuelta|salida
    fiesta|fiestas|cumple|cumpleanos|boda|aniversario|celebracion|graduacion|festival|concierto|reunion|juerga
    rutina|ritual|sesion|entreno|entrenamiento|desayuno|almuerzo|cena|comida|merienda|cita|turno|jornada
    vibra|vibras|ambiente|energia|recuerdos|recuerdo|momentos|momento|vida|motivacion|rato | carta de amor`,
  themeLead: `en|durante un|una | video|videito|reel|reels|montaje|edit|edicion|resumen|vlog de|sobre|para|del | algo para|como|de | como si fuera | quiero|necesito|hazme|haz|crea|dame un|una|algo | sensacion|rollo|estilo de`,
  themeTail:
    'fuera|juntos|juntas|solos|solo|sola|aqui|libre|temprano | entre amigos|amigas|chicas|hermanas|hermanos|nosotros|nosotras',
  themeAside: 'muy|super|bien|tan|bastante|poco',
  calmTheme:
    'tranquilo|tranquila|tranquilos|tranquilas|lento|lenta|calmado|calmada|relajado|relajada|relajante|sereno|serena|perezoso|perezosa|silencioso|silenciosa|apacible|pausado|pausada|vago|vaga|relax|chill|zen|suave|sosegado|sosegada | carta de amor',
  livelyTheme:
    'loco|loca|locos|locas|salvaje|salvajes|ajetreado|ajetreada|caotico|caotica|frenetico|frenetica|intenso|intensa|estresante|agitado|agitada|animado|animada|energico|energica|movido|movida|marchoso|marchosa|atareado|atareada|motivacion|energia',
  happyTheme: 'alegre|alegres|feliz|felices|divertido|divertida|divertidos|divertidas|festivo|festiva',
  romanticTheme: 'romantico|romantica|romanticos|romanticas',
  dreamyTheme: 'magico|magica|magicos|magicas|onirico|onirica|sonado|sonada|encantado|encantada',
  epicTheme: 'epico|epica|epicos|epicas|legendario|legendaria|inolvidable|inolvidables|grandioso|grandiosa',
  darkTheme: 'misterioso|misteriosa|melancolico|melancolica|sombrio|sombria|triste',
  cosyTheme: 'acogedor|acogedora|hogareno|hogarena',
  sunnyTheme: 'calido|calida|soleado|soleada|dorado|dorada',
  oldTheme: 'nostalgico|nostalgica|retro|vintage',
};
