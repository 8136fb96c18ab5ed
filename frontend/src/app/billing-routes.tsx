import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SignInCard } from '../account/sign-in-card';
import { CheckoutPage } from '../billing/checkout-page';
import { PaymentSuccessPage } from '../billing/payment-success-page';
import { TestPanelPage } from '../billing/test-panel-page';
import { loadConfig, useConfig } from '../shared/config';
import { queryClient } from '../shared/query-client';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { StateCard } from '../shared/ui/card';
import { Spinner } from '../shared/ui/spinner';
import { NotFoundPage } from '../site/not-found-page';

export const CheckoutRoute = () => (
  <QueryClientProvider client={queryClient}>
    <CheckoutPage signIn={<SignInCard mode="page" />} />
  </QueryClientProvider>
);

export const PaymentSuccessRoute = () => <PaymentSuccessPage signIn={<SignInCard mode="page" />} />;

/** Where the server has the panel off there is no such page. */
export const TestPanelRoute = () => {
  const { billing, common } = useTexts();
  const { config, failed } = useConfig();
  useEffect(() => void loadConfig(), []);
  if (failed) {
    return (
      <StateCard title={common.connectionError.title} text={billing.testPanel.settingsFailed}>
        <Button onClick={() => void loadConfig()}>{common.tryAgain}</Button>
      </StateCard>
    );
  }
  if (config === null) {
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
