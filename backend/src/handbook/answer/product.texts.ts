import { REFUND_DAYS } from '../../contract/billing.js';
import type { Language } from '../../contract/languages.js';
import { FREE_QUESTIONS, PET_LIMITS, PRICES_EUR_CENTS, type Plan } from '../../contract/plans.js';

export type ProductTopic =
  | 'plans'
  | 'limits'
  | 'pets'
  | 'switching'
  | 'cancel'
  | 'refund'
  | 'data'
  | 'export'
  | 'deletion'
  | 'api'
  | 'human'
  | 'photo'
  | 'booking'
  | 'reminder'
  | 'diagnose'
  | 'vet'
  | 'person'
  | 'sources'
  | 'who';

type Texts = Record<ProductTopic, (name: string) => string>;

const price = (plan: Plan, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(
    PRICES_EUR_CENTS[plan] / 100,
  );

const petsOf = (plan: Plan, unlimited: string): string => String(PET_LIMITS[plan] ?? unlimited);

const EN: Texts = {
  plans: () =>
    `**Pro** costs ${price('pro', 'en')} a month and **Expert** ${price('expert', 'en')}; **Free** costs nothing.\n\n- **Free**: ${String(FREE_QUESTIONS)} questions in total, ${petsOf('free', 'unlimited')} pet profile, and everything that keeps an animal safe: the emergency check, the numbers to call, the doses that are dangerous, and the handbook.\n- **Pro**: unlimited questions, up to ${petsOf('pro', 'unlimited')} pet profiles, the diary and its insights, which answers use too, reminders, summaries for the vet, and usually a place ahead of Free at busy times.\n- **Expert**: everything in Pro, ${petsOf('expert', 'unlimited')} pet profiles, API access, and consultations with a vet where partner vets are available.\n\nYou can cancel at any time, and the first ${String(REFUND_DAYS)} days are covered by the money-back guarantee. The exact amount due is shown before you pay.`,
  limits: () =>
    `Free has ${String(FREE_QUESTIONS)} questions in total; Pro (${price('pro', 'en')} a month) and Expert (${price('expert', 'en')} a month) have no limit. How many you have used is shown in your profile.`,
  pets: () =>
    `${petsOf('free', 'unlimited')} pet profile on Free, up to ${petsOf('pro', 'unlimited')} on Pro, and as many as you like on Expert. You add one under Pets.`,
  switching: () =>
    `In your profile, under Subscription. Before an upgrade you see the exact amount due today; a change to a smaller plan takes effect at the end of the month you have paid for.`,
  cancel: () =>
    `Yes, at any time, in your profile under Subscription. You keep the plan until the end of the month you have paid for; then it becomes Free, and your pets and conversations stay.`,
  refund: () =>
    `Within ${String(REFUND_DAYS)} days of the first payment you get your money back, with one button in your profile under Subscription. The plan then ends at once. This works once, and not if a payment was already refunded or taken back by your bank. After that, parts of a month are not refunded.`,
  data: () =>
    `Your profiles and conversations are stored so that you can come back to them; they belong to you alone and are never sold. Your card number goes to the payment provider and never reaches us. In your profile you can download your data, or delete your account with all that is in it.`,
  export: () =>
    `In your profile, under "Sign-in and security": one button downloads your account, your pets and your conversations as one file. Do it before you delete anything, and save your photos one by one: the file has only links to them that work for one to two hours.`,
  deletion: () =>
    `In your profile, at the end: *Delete account*. You type DELETE to confirm and, if you signed in more than five minutes ago, show that it is you: with your password, or with Google or Facebook. Your pets and all conversations are removed for good and any subscription ends. A single pet is deleted with its conversation under Pets. Download your data first if you want to keep it, and save your photos one by one.`,
  api: () => `API access belongs to the **Expert** plan (${price('expert', 'en')} a month).`,
  human: () =>
    `Not with me: I am a program. With Expert you can ask a vet here where partner vets are available; otherwise phone your own: a phone call is never a mistake. For your account or a payment, see the help and legal pages of this site: a contact is there if the operator has given one.`,
  photo: (name) =>
    `No, I cannot see photos or videos: I read text only. Describe what you see on **${name}**: where, how big, what colour, since when, and whether it itches or hurts. A vet can often judge a photo you send them.`,
  booking: (name) =>
    `No, I cannot book visits. Phone your vet yourself; I can help you prepare what to say about **${name}**, and tell you how urgent it sounds.`,
  reminder: (name) =>
    `Yes, on Pro and Expert: tell me here how often or from when, such as "remind me every Sunday at 9 to weigh ${name}", check it and confirm, or set it on ${name}'s page. It comes in the app and, if you like, as a notification, in your calendar or by email, once your address is confirmed. On Free, add a repeating entry to your phone's calendar; for tablets, an alarm at a regular mealtime works best.`,
  diagnose: (name) =>
    `No. I make no diagnosis and prescribe nothing: both need a vet who examines **${name}**. I can tell you what signs may mean, how urgent they are and what to ask.`,
  vet: (name) =>
    `No, I am not a vet. I am Zampa, an assistant that answers from a handbook with named sources; I cannot examine **${name}**, so I do not make diagnoses or prescribe. I can tell you how urgent something sounds, and what to do until a vet looks at it.`,
  person: (name) =>
    `No, I am not a person: I am Zampa, a program that answers from a pet-care handbook with named sources and from **${name}**'s profile. If you want a person, your vet is the right one for ${name}.`,
  sources: () =>
    `From a built-in handbook written from the guidelines of veterinary bodies and manuals, such as WSAVA, AAHA, AAFP/ISFM, ESCCAP and the MSD Veterinary Manual. The sources an answer cites are listed with it.`,
  who: (name) =>
    `I am Zampa, a pet-care assistant, not a vet and not a person. I answer from a handbook with named sources and from what is known about **${name}**, with Pro also the diary: feeding amounts, vaccines, behaviour, parasites, dangerous foods and plants, signs of illness, and how urgent they are. I do not make diagnoses or give doses of medicines, and when I do not know something I say so.`,
};

const IT: Texts = {
  plans: () =>
    `**Pro** costa ${price('pro', 'it')} al mese ed **Expert** ${price('expert', 'it')}; **Free** è gratis.\n\n- **Free**: ${String(FREE_QUESTIONS)} domande in totale, ${petsOf('free', 'illimitati')} profilo di animale, e tutto ciò che tiene al sicuro un animale: il controllo di emergenza, i numeri da chiamare, le dosi pericolose e il manuale.\n- **Pro**: domande illimitate, fino a ${petsOf('pro', 'illimitati')} profili di animali, il diario con ciò che mostra, anche nelle risposte, promemoria, riepiloghi per il veterinario, e di solito un posto davanti a Free quando in molti chiedono insieme.\n- **Expert**: tutto quello che offre Pro, profili ${petsOf('expert', 'illimitati')}, accesso alle API e consulti con un veterinario, dove sono disponibili veterinari partner.\n\nPuoi disdire quando vuoi, e nei primi ${String(REFUND_DAYS)} giorni vale la garanzia di rimborso. L'importo esatto lo vedi prima di pagare.`,
  limits: () =>
    `Con Free hai ${String(FREE_QUESTIONS)} domande in totale; con Pro (${price('pro', 'it')} al mese) ed Expert (${price('expert', 'it')} al mese) non c'è limite. Quante ne hai usate lo vedi nel profilo.`,
  pets: () =>
    `${petsOf('free', 'illimitati')} profilo con Free, fino a ${petsOf('pro', 'illimitati')} con Pro, quanti ne vuoi con Expert. Si aggiungono in Animali.`,
  switching: () =>
    `Nel tuo profilo, alla voce Abbonamento. Prima di passare a un piano più grande vedi l'importo esatto di oggi; il passaggio a uno più piccolo vale dalla fine del mese già pagato.`,
  cancel: () =>
    `Sì, in qualsiasi momento, nel tuo profilo alla voce Abbonamento. Il piano resta tuo fino alla fine del mese già pagato; poi diventa Free, e i tuoi animali e le conversazioni restano.`,
  refund: () =>
    `Entro ${String(REFUND_DAYS)} giorni dal primo pagamento riavrai i soldi, con un pulsante nel tuo profilo alla voce Abbonamento. Il piano finisce subito. Il rimborso spetta una volta sola, e non se un pagamento è già stato rimborsato o ripreso dalla banca. Passato questo termine, i mesi già iniziati non vengono rimborsati.`,
  data: () =>
    `Profili e conversazioni vengono conservati perché tu possa ritrovarli; sono solo tuoi e non vengono mai venduti. Il numero della carta va al servizio di pagamento e non arriva a noi. Nel tuo profilo puoi scaricare i tuoi dati, o eliminare l'account con tutto quello che contiene.`,
  export: () =>
    `Nel tuo profilo, alla voce "Accesso e sicurezza": un pulsante scarica in un unico file il tuo account, i tuoi animali e le conversazioni. Fallo prima di eliminare qualcosa, e salva le foto una per una: il file ne contiene solo link, validi da una a due ore.`,
  deletion: () =>
    `Nel tuo profilo, in fondo: *Elimina account*. Scrivi DELETE per confermare e, se hai effettuato l'accesso da più di cinque minuti, dimostri che sei tu: con la password, oppure con Google o Facebook. Animali e conversazioni vengono rimossi per sempre e un abbonamento in corso termina. Un solo animale si elimina, con la sua conversazione, in Animali. Se vuoi tenere i dati, scaricali prima, e salva le foto una per una.`,
  api: () => `L'accesso alle API fa parte del piano **Expert** (${price('expert', 'it')} al mese).`,
  human: () =>
    `Con me no: io sono un programma. Con Expert puoi chiedere qui a un veterinario, dove sono disponibili veterinari partner; altrimenti telefona al tuo: una telefonata non è mai sbagliata. Per l'account o un pagamento guarda le pagine di aiuto e le pagine legali del sito: se il gestore ha indicato un contatto, lo trovi lì.`,
  photo: (name) =>
    `No, non vedo foto né video: leggo solo testo. Descrivimi che cosa vedi su **${name}**: dove, quanto è grande, di che colore, da quando, se prude o fa male. Un veterinario invece può spesso valutare una foto che gli mandi.`,
  booking: (name) =>
    `No, non posso prenotare visite. Telefona tu al veterinario; posso aiutarti a preparare che cosa dire di **${name}** e dirti quanto mi sembra urgente.`,
  reminder: (name) =>
    `Sì, con Pro ed Expert: dimmi qui ogni quanto o da quando, per esempio "ricordami ogni domenica alle 9 di pesare ${name}", controlla e conferma, oppure impostalo nella pagina di ${name}. Arriva nell'app e, se vuoi, come notifica, nel tuo calendario o via email, quando il tuo indirizzo è confermato. Con Free, segnalo nel calendario del telefono e fallo ripetere; per le pastiglie funziona bene una sveglia all'ora di un pasto.`,
  diagnose: (name) =>
    `No. Non faccio diagnosi e non prescrivo nulla: per entrambe serve un veterinario che visiti **${name}**. Posso dirti che cosa possono significare certi segni, quanto sono urgenti e che cosa chiedere.`,
  vet: (name) =>
    `No, non sono un veterinario. Sono Zampa, un assistente che risponde in base a un manuale e indica le fonti; non posso visitare **${name}**, quindi non faccio diagnosi e non prescrivo. Posso dirti quanto sembra urgente una cosa e che cosa fare finché non la vede un veterinario.`,
  person: (name) =>
    `No, non sono una persona: sono Zampa, un programma che risponde in base a un manuale, con le fonti indicate, e al profilo di **${name}**. Se vuoi una persona, per ${name} quella giusta è il tuo veterinario.`,
  sources: () =>
    `Da un manuale incorporato, scritto sulle linee guida di associazioni e manuali veterinari come WSAVA, AAHA, AAFP/ISFM, ESCCAP e il Manuale veterinario MSD. Le fonti citate da una risposta sono elencate con essa.`,
  who: (name) =>
    `Sono Zampa, un assistente per la cura degli animali: non un veterinario né una persona. Rispondo in base a un manuale, con le fonti indicate, e a ciò che si sa di **${name}**, con Pro anche in base al diario: quanto mangiare, vaccini, comportamento, parassiti, cibi e piante pericolosi, segni di malattia e quanto sono urgenti. Non faccio diagnosi e non do dosi di farmaci, e quando non so una cosa lo dico.`,
};

/** What the assistant says about itself and its plans; all figures come from the contract. */
export const PRODUCT_TEXTS: Record<Language, Texts> = { en: EN, it: IT };
