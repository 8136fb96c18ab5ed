import { SignInCard } from '../account/sign-in-card';
import { TestPanelPage } from '../billing/test-panel-page';
import { useConfig } from '../shared/queries';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { StateCard } from '../shared/ui/card';
import { Spinner } from '../shared/ui/loading';
import { NotFoundPage } from '../site/not-found-page';

/** Where the server has the panel off there is no such page. */
export const TestPanelRoute = () => {
  const { billing, common } = useTexts();
  const { data: config, isError, refetch } = useConfig();
  if (isError) {
    return (
      <StateCard title={common.connectionError.title} text={billing.testPanel.settingsFailed}>
        <Button onClick={() => void refetch()}>{common.tryAgain}</Button>
      </StateCard>
    );
  }
  if (config === undefined) {
    return (
      <>
        <h1 className="sr-only">{common.loading}</h1>
        <Spinner label={common.loading} />
      </>
    );
  }
  return config.testPanel ? (
    <TestPanelPage signIn={<SignInCard mode="page" />} />
  ) : (
    <NotFoundPage />
  );
};
