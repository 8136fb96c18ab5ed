import type { Meaning } from '../../reading/lexicon.js';

/** Everyday words that are one slip away from a sign, but no misspelling of it. */
export const ORDINARY: Record<string, Meaning> = {
  ordinary: [
    'access*, accident*, attached, bacteria, balanced, blankets, breeding, budgerigars, cleaners, compatible, complian*, content*, continence, conver*, cupboards, detergents, expansion*, fireworks, infertile, injection*, overgrow, overhead, proposal*, protective, recliners, scraping, shepherds, starting, straight, strangers, stretches, stringif*, strongly, threatens, vaccine*, withdraw*, wonderful',
    'abbaia*, abbandon*, abitual*, altalen*, appoggia*, asciugaman*, bagnando, bagnarlo, bagnarsi, cacciator*, cancell*, caricare, cassette, castrazion*, cavalcat*, colchico, consigli*, contenut*, coperchio, creazione, diffusor*, dimenticare, educa*, elastica, entramb*, fasciatur*, frequenza, gattaiol*, gattonare, guarisc*, imparato, impostat*, incontr*, ingrass*, ingresso, iniezion*, inseguir*, isterica, lasciat*, lassativ*, lavatrici, lettier*, mangia*, particolar*, passeggi*, percorsi, pinzett*, portarlo, profum*, prostat*, rilascia, scolleg*, separat*, silenzio, smarri*, soffitt*, spazzatur*, spegnimento, superfici*, svezzat*, tagliar*, tapparell*, tappetin*, television*, termosifon*, vertical*, repellent*, guinzagli*, crocchett*',
  ],
};
