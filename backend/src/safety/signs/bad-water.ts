const WATER = String.raw`\b(?:water|tank|pool|pond|aquarium|bowl|acqua|vasca|piscina|laghetto|stagno|acquario|boccia)\b`;
const NOT_THERE = String.raw`(?<!\b(?:no|not|zero|0|never|without|senza|niente|nessun\w?|non)(?: (?:any|there is|c'e|the|a|an|use|used|using|add|added|put))* )(?<!\bde-)`;
const REMOVED = String.raw`(?! ?-?(?:remover|neutrali[sz]er|free\b|(?:is |was |at )*(?:0|zero|fine|ok\b|normal)))`;

/** Something of a kind in the water that the animal lives in or fell into, in one sentence. */
const inWater = (names: string): RegExp => {
  const named = String.raw`${NOT_THERE}\b(?:${names})\b${REMOVED}`;
  return new RegExp(`${named}[^.!?\n]{0,40}?${WATER}|${WATER}[^.!?\n]{0,40}?${named}`);
};

const POISON = inWater(
  String.raw`bleach|domestos|soap|soapy|detergent|washing[- ]up liquid|shampoo|disinfectant|insecticide|pesticide|fly spray|flea (?:drops|spray)|paint|petrol|oil|perfume|alcohol|candeggina|varechina|sapone|saponata|detersivo|disinfettante|insetticida|pesticida|vernice|benzina|profumo|alcol`,
);
const CHLORINE_OR_AMMONIA = inWater(
  'chlorine|chlorinated|chloramine|ammonia|cloro|clorata|ammoniaca',
);
const NO_CONDITIONER =
  /\b(?:forgot\w*|without|no|(?:did not|didn't|never) (?:add|use|put)|dimenticat\w|scordat\w|senza)(?: [\w']+){0,4}?[ '](?:de-?chlorinat(?:or|er)|(?:water )?conditioner|biocondizionatore|anticloro)\b/;

/** What is wrong with the water around an animal; for one with gills, chlorine may be bound in it. */
export type BadWater = 'poisoned' | 'chlorinated';

/** @param text folded. */
export function badWaterIn(text: string): BadWater | null {
  if (POISON.test(text)) return 'poisoned';
  return CHLORINE_OR_AMMONIA.test(text) || NO_CONDITIONER.test(text) ? 'chlorinated' : null;
}
