import { useState } from 'react';
import { ApiError } from '../shared/api';

export interface TestResult {
  id: number;
  /** ISO 8601. */
  time: string;
  action: string;
  json: string;
}

interface TestResults {
  /** Newest first. */
  results: TestResult[];
  /** Makes a call and keeps what it gave, or why it failed. */
  run: (action: string, call: () => Promise<unknown>) => Promise<void>;
  clear: () => void;
}

const failureOf = (error: unknown): unknown =>
  error instanceof ApiError
    ? (error.body ?? { code: error.code, error: error.message })
    : { error: String(error) };

export const useTestResults = (): TestResults => {
  const [results, setResults] = useState<TestResult[]>([]);
  const run = async (action: string, call: () => Promise<unknown>): Promise<void> => {
    const outcome = await call().catch(failureOf);
    const time = new Date().toISOString();
    const json = JSON.stringify(outcome, null, 2);
    setResults((earlier) => [{ id: (earlier[0]?.id ?? 0) + 1, time, action, json }, ...earlier]);
  };
  return { results, run, clear: () => setResults([]) };
};
