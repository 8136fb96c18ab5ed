import { useTexts } from '../../shared/texts';

/** The message after this one, or the composer after the last. */
const nextStop = (from: Element): HTMLElement | null => {
  const messages = [...document.querySelectorAll<HTMLElement>('[role="log"] article')];
  const here = messages.findIndex((message) => message.contains(from));
  return messages[here + 1] ?? document.querySelector<HTMLElement>('main form textarea');
};

/** For keyboard users: one press instead of a stop at each of an answer's tools. */
export const SkipTools = () => {
  const { phone } = useTexts();
  return (
    <button
      type="button"
      className="sr-only rounded-full bg-green px-4 text-[0.9375rem] font-semibold text-green-ink focus:not-sr-only focus:mr-1 focus:min-h-[44px] focus:px-4"
      onClick={(event) => nextStop(event.currentTarget)?.focus()}
    >
      {phone.skipTools}
    </button>
  );
};
