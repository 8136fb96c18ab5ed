import { useAnswerNotices, wantAnswerNotices } from '../../shared/preferences.api';
import { useTexts } from '../../shared/texts';
import { PreferenceSwitch } from '../preference-switch';

/** Whether to notify the owner of answers that arrived unseen. */
export const AnswerNotices = ({ enabled }: { enabled: boolean }) => (
  <PreferenceSwitch
    texts={useTexts().chatTools.answerNotices}
    wanted={useAnswerNotices()}
    enabled={enabled}
    save={wantAnswerNotices}
  />
);
