/** Frequent small words of languages that are told apart, and not read. */
export const OTHER_LANGUAGES: Readonly<Record<string, string>> = {
  it: 'fai con la un una mio mia il gli della dello degli nella sono che non più perché inizia finisci anche questo quello senza dopo prima tutti fammi voglio secondi alla sul dal',
  nl: 'het een niet van voor maar ook zijn met alle begin eindig graag seconden naar zonder deze wij onze geen wil maak filmpje dan eerst laatste',
  sv: 'och inte som för med det är den ett av på till sekunder börja sluta utan alla vill gör våra',
  da: 'og ikke det er til med af på sekunder start slut uden alle vil lav vores jeg skal være',
  pl: 'nie się jest na że i z do sekund zacznij zakończ bez wszystkie chcę zrób nasz film oraz potem najpierw',
  tr: 've bir için ile değil saniye başla bitir olmadan tüm istiyorum yap bu da sonra önce video çok',
  ro: 'și nu este la cu pentru secunde începe termină fără toate vreau fă nostru apoi întâi',
  cs: 'a je na se že sekund začni konec bez všechny chci udělej naše potom nejdřív není',
  fi: 'ja ei on sekuntia aloita lopeta ilman kaikki haluan tee meidän sitten ensin',
  id: 'dan yang tidak untuk dengan detik mulai akhiri tanpa semua saya buat kami lalu video ini dari',
};

export const SCRIPTS: readonly { readonly code: string; readonly letters: RegExp }[] = [
  { code: 'ja', letters: /[\u3040-\u30ff]/g },
  { code: 'ko', letters: /[\uac00-\ud7af]/g },
  { code: 'zh', letters: /[\u4e00-\u9fff]/g },
  { code: 'ru', letters: /[\u0400-\u04ff]/g },
  { code: 'ar', letters: /[\u0600-\u06ff]/g },
  { code: 'he', letters: /[\u0590-\u05ff]/g },
  { code: 'el', letters: /[\u0370-\u03ff]/g },
  { code: 'hi', letters: /[\u0900-\u097f]/g },
  { code: 'th', letters: /[\u0e00-\u0e7f]/g },
];
