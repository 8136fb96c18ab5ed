/**
 * Common names of medicines for animals, and how names of active substances end. A word that is
 * none of them needs a dose or a word such as "tablets" beside it to count as a medicine.
 */
export const MEDICINES =
  /\b(?:insulin[ae]?|pheno?barbital|fenobarbital\p{L}*|\p{L}{2,}(?:cillin[ae]?|barbital|barbitone|pril|olol|azole|azolo|floxacin[ae]?|cycline|ciclina|mycin|micina|profen|profene|oxicam|sartan|dipine|dipina|semide|prazole|prazolo|tidine|tidina|gliptin|setron)|prednis\p{L}*|cortison[ei]\p{L}*|steroids?|antibiotic[sio]?|antihistamines?|antistaminic[oi]|painkillers?|antidolorific[oi]|anti-?inflammator\p{L}+|antinfiammator\p{L}+|diuretics?|diuretic[oi]|probiotics?|probiotic[oi]|apoquel|cytopoint|librela|solensia|metacam|rimadyl|onsior|vetoryl|vetmedin|pimobendan|felimazole|methimazole|metimazolo|thiamazole|thyroxine|tiroxina|levothyroxine|levotiroxina|gabapentin|pregabalin|trazodone|fluoxetin[ae]?|clomicalm|tramadol|semintra|fortekor|caninsulin|prozinc|lantus|keppra|levetiracetam|imepitoin|pexion|bromide|bromuro|ciclosporin[ae]?|cyclosporine|atopica|simparica|bravecto|nexgard|frontline|seresto|milbemax|drontal)\b/iu;

/** A dose, or what medicines come in. */
export const DOSED =
  /\d\s?(?:mg|mcg|µg|ml|iu|ui|drops?|gocce|goccia)\b|\b(?:tablets?|pills?|capsules?|medications?|medicines?|drops|injections?|syrup|compress[ae]|pillol[ae]|pastigli[ae]|capsul[ae]|farmac[oi]|medicin[ae]|medicinal[ei]|gocce|sciroppo|punture?|iniezion[ei])\b/iu;
