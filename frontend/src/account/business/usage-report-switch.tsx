import { useUsageReports, wantUsageReports } from '../../shared/preferences.api';
import { useTexts } from '../../shared/texts/pages';
import { PreferenceSwitch } from '../preference-switch';

/** Whether a mail tells of each month's use; for owners on Expert. */
export const UsageReportSwitch = () => (
  <PreferenceSwitch
    texts={useTexts().business.report}
    wanted={useUsageReports()}
    save={wantUsageReports}
  />
);
