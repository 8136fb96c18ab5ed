import { useAnswerNotices, wantAnswerNotices } from '../../shared/preferences.api';
import { useTexts } from '../../shared/texts/late-chat';
import { PreferenceSwitch } from '../preference-switch';

/** Whether to notify the owner of answers that arrived unseen. */
export const AnswerNotices = ({ enabled }: { enabled: boolean }) => (
  <PreferenceSwitch
    texts={useTexts().answerNotices}
    wanted={useAnswerNotices()}
    enabled={enabled}
    save={wantAnswerNotices}
  />
);
