import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useTexts } from '../texts';
import { Button, CloseButton } from './button';
import { dismissToast, useNotices, type Toast } from './notices.store';
import { useSwipe } from './use-swipe';
import { useTimeShown } from './use-time-shown';

/** Moves the focus to the notification. */
const KEY = 'F8';

/** Duration of the animations with which a notification leaves, in milliseconds. */
const LEAVES = 140;

/** Whether the notification is rendered: it stays until its animation has ended. */
const useIsShown = (open: boolean): boolean => {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    if (open) return;
    const timer = window.setTimeout(() => setGone(true), LEAVES);
    return () => window.clearTimeout(timer);
  }, [open]);
  return !gone;
};

/** Keeps the focus in place when the focused notification leaves. */
const useLeftFocus = (item: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const own = item.current;
    const list = own?.parentElement;
    return () => {
      if (own?.contains(document.activeElement) === true) list?.focus();
    };
  }, [item]);
};

const Words = ({ toast }: { toast: Toast }) => (
  <div className="flex gap-3.5">
    {toast.picture}
    <div className="min-w-0 flex-1">
      <p className={`font-semibold ${toast.tone === 'destructive' ? 'text-red' : ''}`}>
        {toast.title}
      </p>
      {toast.description !== undefined && (
        <p className="text-[0.9375rem] text-soft">{toast.description}</p>
      )}
      {toast.action !== undefined && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-2"
          onClick={() => {
            toast.action?.run();
            dismissToast(toast.id);
          }}
        >
          {toast.action.label}
        </Button>
      )}
    </div>
  </div>
);

const Notification = ({ toast }: { toast: Toast }) => {
  const item = useRef<HTMLLIElement>(null);
  const close = (): void => dismissToast(toast.id);
  const { swiped, ...swipe } = useSwipe(close);
  useTimeShown(item, close);
  useLeftFocus(item);
  const leaving = swiped ? 'animate-swipe' : 'animate-leave';
  return (
    <li
      ref={item}
      tabIndex={0}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
      {...swipe}
      className={`pointer-events-auto relative touch-pan-y rounded-card border bg-card py-3.5 pr-13 pl-4.5 shadow-float select-none ${
        toast.tone === 'destructive' ? 'border-red/45' : 'border-line'
      } ${toast.open ? 'animate-rise' : leaving}`}
    >
      <Words toast={toast} />
      <CloseButton className="absolute top-1 right-1 *:size-4.5" onClick={close} />
    </li>
  );
};

const Shown = ({ toast }: { toast: Toast }) =>
  useIsShown(toast.open) && <Notification toast={toast} />;

/** Milliseconds after which a screen reader knows the region, and announces what comes into it. */
const REGION_KNOWN = 100;

/** The live region exists before its content, and stays audible beside a dialog. */
export const Toaster = () => {
  const { common } = useTexts();
  const toast = useNotices((state) => state.toast);
  const list = useRef<HTMLOListElement>(null);
  const [known, setKnown] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setKnown(true), REGION_KNOWN);
    return () => window.clearTimeout(timer);
  }, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === KEY) list.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <div
      role="region"
      aria-label={`${common.notifications} (${KEY})`}
      aria-live={toast?.tone === 'destructive' ? 'assertive' : 'polite'}
      // A press here must not count as outside an open dialog, which would close it.
      onPointerDown={(event) => event.stopPropagation()}
      className="pointer-events-none fixed top-[calc(4.75rem+env(safe-area-inset-top))] right-4 left-4 z-50 sm:left-auto sm:w-96"
    >
      <ol ref={list} tabIndex={-1} className="outline-none">
        {known && toast !== null && <Shown key={toast.id} toast={toast} />}
      </ol>
    </div>
  );
};
