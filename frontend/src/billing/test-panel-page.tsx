import type { PaidPlan } from '@contract/plans';
import { useState, type ReactNode } from 'react';
import { ApiError } from '../shared/api';
import { refreshUser } from '../shared/queries';
import { useSession, type ClientUser } from '../shared/session.store';
import { useTexts } from '../shared/texts/pages';
import { Badge } from '../shared/ui/badge';
import { Button } from '../shared/ui/button';
import { Card } from '../shared/ui/card';
import { PageLoading } from '../shared/ui/loading';
import { createTestUser, testSession, updateTestPlan } from './billing.api';

interface TestResult {
  id: number;
  time: string;
  action: string;
  json: string;
}

const failureOf = (error: unknown): unknown =>
  error instanceof ApiError
    ? (error.body ?? { code: error.code, error: error.message })
    : { error: String(error) };

const useTestResults = () => {
  const [results, setResults] = useState<TestResult[]>([]);
  const run = async (action: string, call: () => Promise<unknown>): Promise<void> => {
    const outcome = await call().catch(failureOf);
    const time = new Date().toISOString();
    const json = JSON.stringify(outcome, null, 2);
    setResults((earlier) => [{ id: (earlier[0]?.id ?? 0) + 1, time, action, json }, ...earlier]);
  };
  return { results, run, clear: () => setResults([]) };
};

interface TestResultsProps {
  results: TestResult[];
  onClear: () => void;
}

const TestResults = ({ results, onClear }: TestResultsProps) => {
  const { testPanel: texts } = useTexts().billing;
  return (
    <section className="mt-8" aria-live="polite">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-xl">{texts.results}</h2>
        <Button variant="ghost" size="sm" className="-mr-4" onClick={onClear}>
          {texts.clear}
        </Button>
      </div>
      {results.length === 0 ? (
        <p className="mt-3 text-soft">{texts.none}</p>
      ) : (
        <ol className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
          {results.map(({ id, time, action, json }) => (
            <li key={id} className="animate-rise rounded-card border border-line bg-card">
              <p className="flex flex-wrap justify-between gap-x-4 px-4 pt-3 text-sm">
                <span className="font-semibold">{action}</span>
                <time dateTime={time} className="text-faint">
                  {time}
                </time>
              </p>
              <pre className="px-4 pt-1.5 pb-3.5 font-mono text-[0.8125rem] leading-normal [overflow-wrap:anywhere] whitespace-pre-wrap">
                {json}
              </pre>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};

const changePlan = async (plan: PaidPlan): Promise<unknown> => {
  const reply = await updateTestPlan(plan);
  void refreshUser();
  return reply;
};

const Status = ({ user }: { user: ClientUser }) => {
  const { billing, common } = useTexts();
  return (
    <Card className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 px-[20px] py-4">
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
    <div className="mx-auto w-full max-w-3xl px-[16px] pt-8 pb-16 sm:px-6 sm:pt-12">
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

export const TestPanelPage = ({ signIn }: { signIn: ReactNode }) => {
  const { billing, common } = useTexts();
  const { loading, user } = useSession();
  if (loading) {
    return <PageLoading title={billing.testPanel.title} label={common.loading} />;
  }
  return user === null ? signIn : <Panel user={user} />;
};
