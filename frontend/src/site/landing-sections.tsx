import type { Landing } from '../shared/texts/en/landing';
import { Closing } from './landing/closing';
import { Faq } from './landing/faq';
import { Features } from './landing/features';
import { Pricing } from './landing/pricing';
import { Steps } from './landing/steps';
import { Stories } from './landing/stories';

/** What stands below the first view: read as plain HTML, so it keeps no state. */
export const LandingSections = ({ texts }: { texts: Landing }) => (
  <>
    <Features texts={texts.features} />
    <Steps texts={texts.steps} />
    <Stories texts={texts.stories} />
    <Pricing texts={texts.pricing} />
    <Faq texts={texts.faq} />
    <Closing texts={texts.closing} />
  </>
);
