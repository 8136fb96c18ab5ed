import type { PaidPlan } from '@contract/plans';
import type { ReactNode } from 'react';
import { rereadUser } from '../shared/profile.query';
import { useSession, type ClientUser } from '../shared/session.store';
import { useTexts } from '../shared/texts';
import { Badge } from '../shared/ui/badge';
import { Button } from '../shared/ui/button';
import { Card } from '../shared/ui/card';
import { Spinner } from '../shared/ui/spinner';
import { createTestUser, testSession, updateTestPlan } from './billing.api';
import { TestResults } from './test-results';
import { useTestResults } from './use-test-results';

const changePlan = async (plan: PaidPlan): Promise<unknown> => {
  const reply = await updateTestPlan(plan);
  void rereadUser();
  return reply;
};

const Status = ({ user }: { user: ClientUser }) => {
  const { billing, common } = useTexts();
  return (
    <Card className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-4">
      <h2 className="mr-auto text-base">{billing.testPanel.status}</h2>
      <span className="min-w-0 break-words text-soft">{user.displayName}</span>
      <Badge>{common.plans[user.subscriptionStatus]}</Badge>
    </Card>
  );
};

const Panel = ({ user }: { user: ClientUser }) => {
  const { testPanel: texts } = useTexts().billing;
  const { results, run, clear } = useTestResults();
  const actions: [string, () => Promise<unknown>][] = [
    [texts.createUser, createTestUser],
    [texts.testSession, testSession],
    [texts.toPro, () => changePlan('pro')],
    [texts.toExpert, () => changePlan('expert')],
  ];
  return (
    <div className="mx-auto w-full max-w-3xl px-4 pt-8 pb-16 sm:px-6 sm:pt-12">
      <h1 className="text-[2rem] sm:text-[2.5rem]">{texts.title}</h1>
      <p className="mt-2 text-soft">{texts.lead}</p>
      <Status user={user} />
      <h2 className="sr-only">{texts.actions}</h2>
      <div className="mt-5 flex flex-wrap gap-2.5">
        {actions.map(([name, call]) => (
          <Button key={name} variant="quiet" size="sm" onClick={() => void run(name, call)}>
            {name}
          </Button>
        ))}
      </div>
      <TestResults results={results} onClear={clear} />
    </div>
  );
};

/** `signIn` is the form a signed-out visitor gets. */
export const TestPanelPage = ({ signIn }: { signIn: ReactNode }) => {
  const { billing, common } = useTexts();
  const { loading, user } = useSession();
  if (loading) {
    return (
      <>
        <h1 className="sr-only">{billing.testPanel.title}</h1>
        <Spinner label={common.loading} />
      </>
    );
  }
  return user === null ? signIn : <Panel user={user} />;
};
