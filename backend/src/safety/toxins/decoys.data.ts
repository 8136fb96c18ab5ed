/** Words that look like a substance and are none; they win over shorter names. */
export const DECOYS: readonly string[] = [
  'chocolate lab', 'chocolate labs', 'chocolate labrador*', 'chocolate point', 'chocolate brown', 'chocolate colo*', 'chocolate poodle', 'chocolate cocker', 'chocolate coat', 'chocolate spaniel', 'color* cioccolat*', 'labrador cioccolat*', 'labrador chocolate',
  'cat lily', 'kitten lily', 'my lily', 'named lily', 'called lily', 'dog lily', 'lily is', 'lily has', 'lily s', 'rat lily',
  'coffee table', 'tea towel', 'wine glass', 'coin toss', 'caffe letterario', 'grape vine cage', 'grapeseed oil', 'baking powder', 'tavolino da caffe', 'coke oven', 'peanut butter', 'salt free', 'poison ivy vaccine', 'pila di', 'pile di', 'pile of', 'velen* di vipera', 'velen* del serpente', 'velen* del ragno', 'velen* della vipera', 'spray bottle', 'weed puller', 'gin rummy', 'rum runner', 'cocoa the', 'sale sul', 'food poisoning',
];

/** Real words one slip away from a name. */
export const REAL_WORDS = new Set(
  'coccolato coccolata coccolati coccolate coccolare raising raisins grades grates graphs groups aspirare aspirato aspiring aspirate patrol petrels bleached breach opinion opinions unions magnesio magnesium permette permetto permettono permettere permesso cannella cannelle batteri batterio bacteria batterico avvocato avvocati figlio figli luglio migliori migliore foglia foglie miglio bibite alcuni alcune cotone colare polled pollen pollo polite police policy spirit spirits sprint coffin coffer office potato bottle butter better letter batter battered banana coming common garbage garden golden tables table stable poisons person cocker tavola cavolo porto porta purina canine canini caramella vicino vivono lillies cicale cicala cereal cigar magnetic pastina prezzo pasto sultan current currently aerobic zincato veleni velcro arsenic calmati calmata calmo calla calle calla call called spruce sprays sprain sprayed smoked smoker smooth fumare joints coined collar corn vines winner lovely lively'.split(' '),
);
