import { GRACE_DAYS } from '@contract/billing';
import { PAGES } from '@contract/pages';
import { FREE_QUESTIONS, PET_LIMITS, PRICES_EUR_CENTS } from '@contract/plans';
import { firstMonthPercent } from '../../../installation';
import { formatPrice } from '../../../format';
import {
  link,
  list,
  paragraph,
  steps,
  strong,
  table,
  type LegalDocument,
} from '../../legal-document';
import { contact } from '../contact';

const price = (plan: keyof typeof PRICES_EUR_CENTS): string =>
  formatPrice(PRICES_EUR_CENTS[plan], 'EUR', 'en');

const firstMonth = firstMonthPercent();

const discount = `The first month is ${firstMonth}% off, once per account.`;

export const terms: LegalDocument = {
  summary: [
    'Zampa gives general educational advice, written by a machine. It is not a veterinarian. In an emergency call a vet.',
    'You must be over 16.',
    `Paid plans are billed monthly in advance.${firstMonth === 0 ? '' : ` ${discount}`}`,
    'Cancel at any time in your account settings; you keep the plan until the end of the month you have paid for.',
    'Money back within 30 days of your first payment. Apart from that there are no refunds for partial periods.',
    "Material changes are announced with 30 days' notice.",
  ],
  sections: [
    {
      id: 'agreement',
      title: 'This agreement',
      blocks: [
        paragraph(
          'These terms are the agreement between you and the operator of this site ("we") about the use of Zampa. You accept them by creating an account. They are effective from January 1, 2025. How we handle your data is explained in the ',
          link('Privacy Policy', PAGES.privacy),
          '.',
        ),
      ],
    },
    {
      id: 'age',
      title: 'Who may use Zampa',
      blocks: [
        paragraph(
          'Users must be over 16. If the law where you live requires a higher age to buy a subscription, you need the consent of a parent or guardian for it.',
        ),
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        list(
          'Give an email address that is yours, and keep your password to yourself.',
          'An account is for one person. You are responsible for what happens with it, unless it was misused through no fault of yours.',
          'Tell us right away if you think someone else is using it.',
        ),
      ],
    },
    {
      id: 'answers',
      title: 'What an answer is, and is not',
      blocks: [
        paragraph(
          strong('In an emergency, call a veterinarian or an animal poison line at once.'),
          ' Do not wait for an answer here.',
        ),
        list(
          'You are talking to a machine, an artificial intelligence, not to a person.',
          "Answers are general educational advice. They are not a diagnosis, a prescription or a treatment, and they do not replace a veterinarian's examination.",
          'Answers can be incomplete or wrong, even where they name sources. They are based only on what you have told Zampa.',
          "If Zampa marks a question as not urgent, that doesn't mean your pet is well. If you're worried, call your vet.",
          'Never give, change or stop a medicine only because of an answer.',
        ),
      ],
    },
    {
      id: 'plans',
      title: 'Plans and prices',
      blocks: [
        table(
          'Plans and prices',
          ['Plan', 'Price per month', 'Includes'],
          [
            [strong('Free')],
            price('free'),
            `${FREE_QUESTIONS} questions in total, ${PET_LIMITS.free} pet`,
          ],
          [
            [strong('Pro')],
            price('pro'),
            `Unlimited daily questions, up to ${PET_LIMITS.pro} pets`,
          ],
          [[strong('Expert')], price('expert'), 'Everything in Pro, unlimited pets'],
        ),
        paragraph(
          'The main features of each plan are listed under ',
          link('Pricing', `${PAGES.home}#pricing`),
          '. Prices include any VAT. You are charged in euros, exactly the amount the checkout shows before you pay; nothing is added. Amounts in dollars elsewhere are for guidance only.',
        ),
      ],
    },
    {
      id: 'billing',
      title: 'Billing',
      blocks: [
        list(
          'Paid plans are billed monthly in advance, by card, through Stripe. The plan renews each month until you cancel.',
          firstMonth === 0
            ? 'The checkout shows what is due today and what is due from next month.'
            : `${discount} The checkout shows what is due today and what is due from next month. If you pay with a card that has already had the discount on an account that was later deleted, we refund the payment and do not start the plan.`,
          'A higher plan starts as soon as it is paid; what you have already paid for the month is credited. A lower plan starts with your next month.',
          `If a renewal fails, we tell you and try again within a few days. If it stays unpaid for ${GRACE_DAYS} days, the account goes back to Free and nothing more is charged. Your pets and conversations are kept.`,
          "A new price applies to you only from a renewal at least 30 days after we have told you. If you don't agree, cancel before then.",
        ),
      ],
    },
    {
      id: 'cancel',
      title: 'Cancelling and money back',
      blocks: [
        paragraph('You can cancel at any time, without giving a reason:'),
        steps(
          ['Open ', link('your profile', PAGES.profile), ', where your account settings are.'],
          ['Press ', strong('Cancel subscription'), ' and confirm.'],
        ),
        list(
          'You keep the plan until the end of the month you have paid for. Then the account moves to Free, and nothing more is charged. If the current month is not paid yet, the plan ends at once, and the month is not charged.',
          [
            strong('30-day money-back guarantee: '),
            'within 30 days of your first payment you get it back in full, no reason needed. The plan then ends at once. It does not apply if one of your payments was already refunded, or if your bank has taken the first one back.',
          ],
          'Free questions, this guarantee and any discount are given once. They do not start over when you delete your account and, within two years, register with the same email address or pay with the same card.',
          'Apart from this guarantee there are no refunds for partial periods.',
          'Your statutory rights as a consumer are not affected, such as withdrawal within 14 days or your rights when the service is not as agreed.',
        ),
      ],
    },
    {
      id: 'use',
      title: 'Acceptable use',
      blocks: [
        paragraph('Please do not:'),
        list(
          'use Zampa to harm animals or people, or to break the law',
          "enter content that is unlawful, or other people's data without their consent",
          "get around a plan's limits, create many accounts for free questions, or share one account among many people",
          "try to get into other people's accounts, disrupt the service, or call it by machine beyond what a plan allows",
          'pass answers on as the advice of a veterinarian',
        ),
        paragraph(
          'To protect the service for everyone, there are technical limits, such as the number of questions per minute.',
        ),
      ],
    },
    {
      id: 'what-you-write',
      title: 'What you write',
      blocks: [
        paragraph(
          'What you write remains yours. You allow us to store and process it as far as needed to run Zampa for you, for as long as you keep it here. You may use the answers you receive as you like, within these terms.',
        ),
      ],
    },
    {
      id: 'availability',
      title: 'Availability',
      blocks: [
        paragraph(
          "Zampa is meant to be available day and night, but we can't promise that it always is: maintenance, faults and outages of other providers happen. A question whose answer failed is not counted. We may improve and change features; what you have paid for will not become materially worse before the end of the month you have paid for.",
        ),
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        paragraph(
          'We are liable without limit where the law does not allow a limit: for wilful misconduct and gross negligence, for harm to life, body or health, and under mandatory consumer and product liability law.',
        ),
        paragraph(
          'Otherwise we are liable only for the breach of a duty that is essential to the agreement, and only for damage that is typical and foreseeable. We are not liable for decisions about an animal that were based on an answer alone when a veterinarian should have been asked.',
        ),
      ],
    },
    {
      id: 'ending',
      title: 'Ending the agreement',
      blocks: [
        paragraph(
          'You can end it at any time by deleting your account: ',
          link('how to delete it', PAGES.dataDeletion),
          '.',
        ),
        paragraph(
          'We may close an account that seriously or repeatedly breaks these terms, after a warning where that is reasonable. If we end the service or close your account without such a reason, we tell you 30 days in advance and refund what you have paid for the time after that.',
        ),
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        paragraph(
          "We give 30 days' notice of material changes, by email or in the product. If you do not agree, you can cancel and delete your account before they apply. Changes that are only to your advantage, or that the law requires, may apply sooner.",
        ),
      ],
    },
    {
      id: 'law',
      title: 'Law and contact',
      blocks: [
        paragraph(
          'The law of the country where the operator is established applies. If you are a consumer, you keep the mandatory protection of the country you live in, and you may go to the courts there. If one of these terms is void, the others remain valid.',
        ),
        paragraph(contact.who()),
        paragraph('Please talk to us first: ', ...contact.ask(), '.'),
      ],
    },
  ],
};
