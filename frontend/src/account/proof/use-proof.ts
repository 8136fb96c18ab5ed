import type { Proof } from '@contract/accounts';
import { useState } from 'react';
import { ApiError } from '../../shared/api';
import { useTexts } from '../../shared/texts';

export interface ProofState {
  /** The server wants to be sure who it is. */
  asked: boolean;
  password: string;
  error: string | undefined;
  onType: (password: string) => void;
  /** Goes with the call. */
  body: Proof;
  /** Says that it was not the right one. */
  refuse: () => void;
  /** Asks for it when that is what a call was refused for; says whether it was. */
  takes: (error: unknown) => boolean;
}

const isRefusal = (error: unknown, code: string): boolean =>
  error instanceof ApiError && error.code === code;

/** What matters most takes the password once more, unless one signed in a moment ago. */
export const useProof = (askAtOnce = false): ProofState => {
  const { again: texts } = useTexts().security;
  const [asked, setAsked] = useState(askAtOnce);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const refuse = (): void => setError(texts.wrong);
  return {
    asked,
    password,
    error,
    onType: (typed) => {
      setPassword(typed);
      setError(undefined);
    },
    body: password === '' ? {} : { password },
    refuse,
    takes: (refusal) => {
      const wanted = isRefusal(refusal, 'FRESH_SIGN_IN_NEEDED');
      const wrong = isRefusal(refusal, 'INVALID_CREDENTIALS');
      if (wanted) setAsked(true);
      if (asked && (wanted || wrong)) refuse();
      return wanted || (asked && wrong);
    },
  };
};
