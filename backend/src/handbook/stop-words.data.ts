import type { Language } from '../contract/languages.js';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Words that say nothing about a topic; animals are filtered by name, not by these. */
export const STOP_WORDS: Record<Language, ReadonlySet<string>> = {
  en: words(
    `a an the my your his her its our their is are was were am be been being do does did done doing
    has have had having can could should would will shall may might must what which who whose why
    how when where often much many any some and or but not no nor if then than that this these
    those there here with without for from of to in on at by as into onto up down out off over
    about after before during i you he she it we they him them me us mine really very just also too
    so again still even ever please hello hi hey thanks thank want need wants needs know tell let
    like think get gets got make makes give gives good best better right left way thing things keep
    keeps s t re ve ll d m don doesn didn isn won ok okay im whats dog dogs cat cats bunny rabbit
    rabbits bird birds pet pets animal animals year years old one new go goes going come comes seem
    seems something anything everything everybody try use start take takes put said says say hers
    himself herself itself always never because while until since now today times time lot help
    meantime meanwhile helps afterwards afterward roughly normally usually actually per top both between around last
    lasts lasting instead own else anyway though yesterday ago lately recently suddenly came went
    gave took getting nothing none whole maybe well few each next already nearly later till til yet
    another someone somebody trying tried thought noticed turned brought saw happened seen great
    real proper sorry question stuff sort kind kinda loads bit bits lol x w n couldn wasn hasn
    haven aren wouldn shouldn hes shes thats theres wont cant dont didnt doesnt ive youre tonight
    monday tuesday wednesday thursday friday saturday sunday weekend husband wife mum mom dad
    brother sister daughter son boyfriend girlfriend yes thinking wondering considering tips advice`,
  ),
  it: words(
    `il lo la i gli le l un uno una mio mia miei mie tuo tua suo sua suoi sue nostro nostra e ed o
    ma non no si che chi cosa cos come quando quanto quanta quanti quante dove perche quale quali
    qual di del della dello dei delle degli d da dal dalla in nel nella nei nelle a al allo alla ai
    agli alle con senza per su sul sulla sui tra fra sono sei siamo era ha hanno ho hai puo puoi
    posso possono possiamo devo deve devono dovrei fa fare faccio ci ne mi ti c s poi anche piu gia
    molto poco tanto ogni dopo prima ora adesso oggi questo questa quello quella essere avere bene
    meglio giusto spesso volta volte ciao salve grazie aiuto vorrei sapere dirmi serve servono
    bisogna va vanno cane cani gatto gatta gatti coniglio conigli coniglia uccello uccelli animale
    animali anno anni se sta stato nuovo nuova vuole voglio qualcosa sempre mai mentre finche
    ancora pero quindi allora lui lei loro stesso tutto tutti tutta tutte dare do dai sto stanno
    fanno faccia vero posto andare vado metto mette dice dire davvero proprio solo magari circa
    meno usare uso usa usano conviene convenga convengono entrambi insomma comunque normalmente
    ieri stamattina stasera ultimamente improvvisamente aiutare aiuta tenere tengo tieni stare stia
    stiano stava li io me giu nulla altri altre appena vedo davanti sembra pare tipo messo coi col
    all sull sulle dall dalle ad de na el mo nun son m n x so aveva avevo avuto avesse abbiamo
    fosse erano saranno pomeriggio stamane stamani stanotte pochino nn solito fino detto nemmeno
    neanche manco roba quasi indietro finito finita passa qualche resto uguale noi voi vi qui
    glielo verso smesso forse benissimo scusate scusa marito moglie figlio figlia nonna nonno
    suocera mamma lunedi martedi mercoledi giovedi venerdi sabato domenica domani scorso scorsa
    frattempo credo volevo scrivo avanti invece farlo fargli farle farla farli quel quei quegli quelle quelli profilo rimasto fatta
    fatto realta anzi pensando pensavo pensiamo consigli consiglio bravo brava buono buona buoni buone buon grande po`,
  ),
};
