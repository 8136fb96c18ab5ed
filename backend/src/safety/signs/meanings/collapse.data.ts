import type { Meaning } from '../../reading/lexicon.js';

export const COLLAPSE: Record<string, Meaning> = {
  collapse: [
    'collaps*, fell over, fell down, fallen over, falls over, keeled over, passed out, faint*, unconscious, unresponsive, lifeless, comatose, not respond*, t respond*, not responded, no response, t react, not react*, wont react, barely responds, out cold, limp, floppy, went flat, totally flat, lying flat, lies flat, laying flat, on .. side .. barely, barely lifts, cant lift .. head, t lift .. head, cant get up, cant stand, not getting up, unable to stand, cannot stand, cannot get up, t get up, t stand, wont get up, wont stand up, cant stand up, t stand up, wont wake, t wake, not waking, hard to wake, legs gave way, legs give way, giving up',
    'collass*, collassat*, svenut*, svien*, sviene, incoscient*, privo di sensi, priva di sensi, crollat*, crolla, accasciat*, non reagisce, non risponde, non .. reagisce, non si regge, non .. si alza, non si alza, non .. alzarsi, non sta in piedi, non sta piu in piedi, non .. tenersi in piedi, non riesce a rimettersi, non riesce a stare in piedi, non si muove, non si muoveva, non si sveglia, esanime, flosci*, inerte, stremat*, sdraiat* .. di lato, non solleva .. testa, non apre gli occhi, si piega sulle zampe',
  ],
  paralysed: [
    'paralys*, paralyz*, drag* .. legs, drag* .. leg, dragging himself, dragging herself, dragging itself, legs .. not working, legs dont work, legs t work, cant move .. legs, cant use .. legs, back legs .. gone, knuckling',
    'paralizz*, paralisi, trascina .. zampe, trascina .. dietro, trascina il posteriore, zampe .. non si muovono, non muove .. zampe, non muove piu, zampe dietro .. non',
  ],
  weak: [
    'weak, weaker, weakness, wobbl*, stagger*, stumbl*, drunk, tipsy, letharg*, listless, exhausted, frozen, not moving, doesnt move, t move, so tired, sleepy, confused, disoriented, dazed, dull, very quiet, off balance',
    'debol*, barcoll*, traball*, ubriac*, letarg*, abbattut*, stremat*, spossat*, immobile, confus*, disorientat*, intontit*, mogi*, spent*, fiacc*, non e presente, assente, quieta quieta, quieto quieto, zitto zitto',
  ],
  paleGums: [
    'gums|tongue .. white|pale|grey|gray|blue|purple|yellow|dark, white|pale|grey|gray|blue|purple gums|tongue, tongue .. red, brick red gums, gums look .. white',
    'gengive|lingua|mucose .. bianc*|pallid*|grigi*|blu|viola*|giall*|scur*, gengive|lingua bianc*|pallid*|grigi*|blu|viola*|scura',
  ],
  cold: ['cold, freezing, ice cold, hypotherm*, chilled', 'fredd*, gelat*, ipoterm*, ghiacciat*'],
  shake: ['shak*, trembl*, tremor*, shiver*, twitch*, quiver*', 'trema*, tremo*, tremant*, tremito, tremiti, tremori, tremore, brivid*, scatta*, contrazion*, a scatti'],
  stiff: ['stiff, rigid, stiffen*', 'rigid*, irrigid*'],
  seizure: [
    'seizur*, convuls*, fit, fits, fitting, paddl*, epilep*, jerking all over',
    'convuls*, crisi epilettic*, attacco epilettico, attacchi epilettici, crisi convulsiv*, pedala, pedalava, si irrigidisce, irrigidit* .. testa indietro, testa indietro',
  ],
  bottomOfCage: [
    'bottom of .. cage, floor of .. cage, at the bottom, on the floor, on the bottom, cage floor, fell off .. perch, off his perch, off her perch, cant perch, cant fly, t fly, t perch',
    'fondo della gabbia, sul fondo, in fondo alla gabbia, fondo gabbia, e in fondo, per terra .. gabbia, non vola, non sta sul posatoio, caduto dal posatoio, non si regge sul posatoio',
  ],
  fluffed: ['fluffed, puffed up, puffed, fluffed up, all puffed', 'gonfio come una palla, appallottolat*, impallat*, piume gonfie, penne gonfie, arruffat*, tutto gonfio'],
  stroke: ['stroke, head tilt*, tilted head, circling, walking in circles, eyes flick*, eyes dart*, nystagm*', 'testa piegata, testa storta, testa inclinata, gira in tondo, girare in tondo, occhi che si muovono, nistagm*'],
  blind: [
    'blind, cant see, t see, bumping into, bumping in, walks into walls, pupils .. huge|wide|different|big|dilated, one pupil .. bigger, lost .. sight',
    'cieco, cieca, non vede, non ci vede, va a sbattere, sbatte contro, sbattere, pupille larg*, pupille dilat*, pupilla .. piu grande, perso la vista',
  ],
  bleeding: [
    'bleed*, blood .. pumping|pouring|spurting|everywhere|dripping, pumping blood, pouring blood, lots of blood, losing blood, loss of blood, blood, bloody, haemorrhag*, hemorrhag*',
    'sangu*, emorragi*, sanguinant*, perde sangue',
  ],
  pouring: [
    'pumping, pouring, spurting, gushing, wont stop, not stopping, t stop, everywhere, soaked, soaking, through the towel, keeps bleeding, lots of, a lot of, loads of, puddle',
    'a fiotti, non si ferma, non smette, zampilla, zampillo, ovunque, dappertutto, tantissim*, molto sangue, fiume, inzuppat*',
  ],
};
