/** States that things are in, what they do and what is done to them: rows as in `nouns.ts`. */
export const STATE_NOUNS = `
burnt: charred scorched | quemado quemada chamuscado chamuscada carbonizado achicharrado | queimado queimada esturricado esturricada carbonizado | verbrannt verbrannte angebrannt angebrannte verkohlt verkohlte angekokelt | brûlé brûlée cramé cramée carbonisé carbonisée
broken: smashed shattered cracked busted | roto rota quebrado estropeado estropeada | quebrado quebrada partido estragado estragada avariado avariada estilhaçado | kaputt kaputte zerbrochen zerbrochene zersplittert defekt defekte | cassé cassée brisée pété pétée
empty: emptied | vacío vacía | vazio vazia vazios | leer leere leergeräumt | vide vidée
overflowing: crammed packed_full | lleno repleto repleta abarrotado abarrotada desbordado | cheio lotado lotada transbordando abarrotado | randvoll überfüllt überfüllte übervoll | rempli remplie bondé bondée débordant
wet: soaked drenched soaking | mojado mojada empapado empapada | molhado molhada encharcado encharcada ensopada | nass nasse klatschnass durchnässt durchnässte pitschnass | mouillé mouillée trempé trempée détrempé
messy: mess untidy cluttered chaotic | desastre desorden desordenado desordenada desastroso | bagunça bagunçado bagunçada desarrumado desarrumada desordem | chaos chaotisch chaotische unordentlich unordentliche durcheinander | désordre désordonné bazar pagaille
dirty: filthy grubby grimy | sucio sucia mugriento mugrienta manchado manchada | sujo suja imundo imunda manchado manchada encardido | dreckig dreckige schmutzig schmutzige verschmutzt verdreckt | sale crasseux crade dégueu taché
unfinished: half_done half_finished halfdone incomplete | inacabado inacabada a_medias incompleto | inacabado inacabada incompleto por_acabar | halbfertig halbfertige unfertig unfertige unvollendet | inachevé inachevée pas_fini à_moitié_fini incomplet
shut: | cerrado cerrada | fechado fechada trancada | geschlossen geschlossene verschlossen zugesperrt | fermée
ajar: wide_open | abierto abierta entreabierto entreabierta | aberto aberta entreaberto escancarado | offene geöffnet offenstehend | ouvert ouverte entrouvert
illuminated: aglow lit_up | encendido encendida prendido prendida | aceso acesa reluzente | glühend glühende angezündet beleuchtet | allumé allumée éclairé éclairée luisant
torn: ripped tattered | rasgado rasgada desgarrado | rasgado rasgada rasgando | zerrissen zerrissene gerissen zerfetzt | déchiré déchirée lacéré
bent: warped | doblada torcido torcida | torto entortado dobrado empenado | verbogen verbogene krumm krumme | tordu tordue courbé bancal
rotten: rotting spoiled spoilt | podrido podrida | podre apodrecido apodrecida | verfault verfaulte verdorben vergammelt | pourri pourrie avarié
crispy: crunchy | crujiente crujientes crocante | crocante crocantes estaladiço | knusprig knusprige kross krosse | croustillant croustillante croquant
tired: worn_out | cansado cansada agotado agotada | cansado cansada exausto exausta | müde erschöpft erschöpfte | fatigué fatiguée crevé crevée épuisé
angry: grumpy | enfadado enfadada enojado enojada furioso | zangado zangada furioso | wütend wütende zornig | fâché fâchée furieux énervé
scared: frightened terrified fright | asustado asustada miedo susto | assustado assustada medo susto | erschrocken verängstigt angst schreck | effrayé effrayée peur apeuré
proud: pride | orgulloso orgullosa orgullo | orgulhoso orgulhosa orgulho | stolz stolze | fier fière fierté
drunk: tipsy hungover hangover | borracho resaca | bêbado bêbada bêbedo ressaca | betrunken betrunkene besoffen | bourré ivre
naked: nude undressed | desnudo desnuda | pelado pelada | nackt nackte nackig | nue tout_nu
blindfolded: blindfold | vendados ojos_vendados vendado | vendados olhos_vendados vendado | augenbinde verbundene_augen | yeux_bandés bandeau_sur_les_yeux
stuck: trapped | atascado atascada atrapado atrapada | preso presa atolado encravado entalado | festgefahren eingeklemmt verklemmt steckengeblieben | coincé coincée embourbé bloqué
upsidedown: upside_down | boca_abajo patas_arriba | de_cabeça_para_baixo de_pernas_para_o_ar | kopfüber | tête_en_bas
sitting: | sentado sentada sentados | sentado sentada sentados | sitzend sitzt sitzende | assis assise
lying: lying_down reclining | tumbado tumbada acostado acostada | deitada | liegend liegende hingelegt | allongé allongée couché couchée
kneeling: kneel kneels | arrodillado arrodillada de_rodillas | ajoelhado ajoelhada de_joelhos | kniend knien kniet | agenouillé agenouillée à_genoux
crouching: crouch crouched | agachado agachada en_cuclillas | agachado agachada de_cócoras | hocken hockend geduckt kauern | accroupi accroupie
twirling: whirling | girando dando_vueltas | girando rodopiando | drehend wirbeln kreiseln | tournoie virevolte toupille
afloat: | flotando flota flotar | flutuando flutua boiando | schwebend treibend schweben schwimmend | flottant flotte flotter
dangling: suspended | colgando colgado colgada cuelga | pendurado pendurada pendurando suspenso | hängend hängt baumeln aufgehängt | suspendu suspendue pendu
carrying: | cargando_en_brazos acarreando llevando_a_cuestas | transportando carregando_às_costas | tragen trägt schleppen | porter transporter
throwing: hurl | lanzando aventar | arremesso arremessar atirando jogando_longe | werfen wirft wurf schmeißen | lanceur lanceuse
catching: catches | atrapar atrapando atrapa coger_al_vuelo | apanhar apanhando agarrar agarrando | fängt aufgefangen gefangen | attraper attrape rattraper
knocking: | llamando_a_la_puerta toc_toc golpeando | batendo_à_porta batendo_na_porta | anklopfen klopfen klopft | frapper_à_la_porte toquer toque
voting: vote votes ballot | votación votar votando | votação votar votando | abstimmung stimmzettel | voter scrutin
marching: march marches | marchando | marchando | marschieren marsch marschiert | marcher_au_pas défiler
sneaking: tiptoe | de_puntillas a_hurtadillas sigiloso | de_mansinho sorrateiro na_ponta_dos_pés | schleichen schleicht anschleichen | à_pas_de_loup furtif sur_la_pointe_des_pieds
licking: lick licks | lamiendo lamer lametón lame | lambendo lamber lambida lambe | lecken leckt ablecken schlecken | lécher lèche léchouille
sniffing: sniff sniffs smelling | olfateando oler oliendo olisquear | farejando cheirando cheirar fareja | schnüffeln schnuppern riechen schnuppert | renifle renifler flaire
coughing: cough coughs | tos tosiendo toser | tosse tossindo tossir | husten hustet hustenanfall | toux tousser tousse
burping: belch | eructando provechito | arrotando arrotar | rülpsen bäuerchen | rot rots roter
arguing: argument argue quarrel | discutiendo discusión bronca | discutindo discussão bate-boca | streiten diskutieren streitet zoff | engueulade prise_de_bec
cuddling: snuggling | acurrucado acurrucados achuchón | aconchego chamego mimo | kuschelt schmusen | blotti câliner
splashing: | chapoteando chapoteo | chapinhando chapinhar espirrando_água | planschen plätschern platschen | barboter éclabousser barbote
getting dressed: getting_dressed dressing_up | vistiéndose vestirse | vestindo-se vestindo vestir_roupa | zieht_sich_an ankleiden | s_habiller habillage habille
mashing: mash mashed | machacar machacando | esmagar esmagando | stampfen zerdrücken | écrasé piler
sprinkling: | espolvorear espolvoreando granillo | polvilhar polvilhando granulado confeitos | streusel bestreuen streuen streut | saupoudrer saupoudre vermicelles
posing: poses | posando | posando | posieren posiert | prendre_la_pose
shivering: shiver | tiritando temblando_de_frío helándose | tremendo_de_frio tiritando arrepio | frieren friert zittern bibbern | grelotter grelotte frissonner
sweating: sweaty | sudado | suado transpirando | schwitzt verschwitzt | transpirer en_nage
daydreaming: | soñando | sonhando sonho sonhos | träumen traum träume träumt | rêvasse
sprouting: growth | brotando | brotando germinando | wachsen wächst keimen sprießen | germer germination
blooming: in_bloom | floreciendo florecido florecida | florescendo floração florido florida | blühen blühend blühende | fleuri fleurie éclos
wilted: withered wilting | marchito marchita mustio mustia | murcho murcha murchando | verwelkt verwelkte welk welke | fané fanée flétri
collapsed: collapsing collapse | derrumbado hundimiento | desabamento desabado desmoronando | eingestürzt einsturz zusammenbruch | effondré effondrement écroulé
abandoned: derelict | abandonado abandonada | abandonado abandonada | verlassene verfallen verfallene | abandonné abandonnée délabré
damaged: damage | dañado dañada desperfecto daños | danificado danificada danos estrago | beschädigt beschädigte | endommagé endommagée abîmé dégâts
foggedup: steamed_up | empañado | embaçado embaçada embaciado | beschlagen beschlagene | embué embuée
foaming: frothy | espumoso espumosa espumando | espumando espumoso | schaumig schäumend schäumt | écumant
sparkling: twinkling shimmering | centelleando destello titilando | cintilando cintilante faiscando | funkelnd glitzernd glitzert funkeln | scintillant étincelant scintille
backlit: | contraluz a_contraluz | contraluz contra_a_luz | gegenlicht | contre-jour contre_jour
disguised: dressed_up | disfrazada | fantasiada mascarado | verkleidete maskiert | déguisée
sunburnt: tanned tan | bronceada quemado_por_el_sol moreno | bronzeada queimado_do_sol | gebräunt sonnenverbrannt braungebrannt | bronzé bronzée
bald: shaved_head | calvo calva rapado pelón | careca calvo rapado | glatze kahl glatzköpfig | chauve crâne_rasé
toothless: missing_tooth | sin_dientes desdentado mellado | sem_dentes banguela desdentado | zahnlos zahnlücke | édenté dent_en_moins
fleeing: | huyendo huida fugándose | fugindo | flucht fliehen flieht | fuir s_enfuit s_échappe
stealing: theft thief robbery | robo robando ladrón | roubo roubando ladrão furto | diebstahl klauen dieb stehlen | vol_à_la_tire voleur chaparder
handover: hand_over handing | entregando traspaso | entregando | übergabe überreichen überreicht | remise_en_main
gratitude: thankful | agradecimiento agradeciendo | agradecimento agradecendo | danksagung bedanken dankbar | remerciement remercier
apology: | disculpa disculpándose pidiendo_perdón | pedido_de_desculpas | entschuldigung entschuldigen | excuses
ripe: ripened ripening | maduro madura | maduro madura amadurecido | reif reife gereift | mûr mûrs
knot: knots tying untying | nudos atar desatar | amarrar amarrando | knoten knoten_machen binden verknoten | nœud nœuds nouer
`;
