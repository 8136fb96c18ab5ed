import { SignInCard } from '../account/sign-in-card';
import { TestPanelPage } from '../billing/test-panel-page';
import { useConfig } from '../shared/queries';
import { useTexts } from '../shared/texts/pages';
import { RetryCard } from '../shared/ui/retry-card';
import { PageLoading } from '../shared/ui/loading';
import { NotFoundPage } from '../site/not-found-page';

/** The page does not exist if the server has the panel switched off. */
export const TestPanelRoute = () => {
  const { billing, common } = useTexts();
  const { data: config, isError, refetch } = useConfig();
  if (isError) {
    return <RetryCard text={billing.testPanel.settingsFailed} onRetry={refetch} />;
  }
  if (config === undefined) {
    return <PageLoading title={common.loading} label={common.loading} />;
  }
  return config.testPanel ? (
    <TestPanelPage signIn={<SignInCard mode="page" />} />
  ) : (
    <NotFoundPage />
  );
};
