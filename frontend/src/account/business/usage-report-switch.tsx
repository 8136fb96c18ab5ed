import { useUsageReports, wantUsageReports } from '../../shared/preferences.api';
import { useTexts } from '../../shared/texts/pages';
import { PreferenceSwitch } from '../preference-switch';

/** Whether the owner gets a mail about each month's usage; for owners on Expert. */
export const UsageReportSwitch = () => (
  <PreferenceSwitch
    texts={useTexts().business.report}
    wanted={useUsageReports()}
    save={wantUsageReports}
  />
);
