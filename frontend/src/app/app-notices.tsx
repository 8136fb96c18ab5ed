import { RefreshCw, WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { reloadInto, useNewRelease } from '../shared/app-worker';
import { useKeptSince } from '../shared/kept-since';
import { useTexts } from '../shared/texts';
import { Button, CloseButton } from '../shared/ui/button';

/** Publishes the bar's height as `--above`: pages as tall as the screen leave that much free. */
const useHeightAbove = () => {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!bar.current) return;
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(([entry]) => {
      style.setProperty('--above', `${Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`);
    });
    sizes.observe(bar.current);
    return () => {
      sizes.disconnect();
      style.removeProperty('--above');
    };
  }, []);
  return bar;
};

/** Never reloads by itself: someone may be typing, or reading an answer as it is written. */
const NewVersion = ({ waiting }: { waiting: ServiceWorker }) => {
  const { app } = useTexts();
  const bar = useHeightAbove();
  return (
    <div
      ref={bar}
      role="status"
      className="flex shrink-0 animate-fade flex-wrap items-center justify-center gap-x-3 bg-green-wash px-4 text-[0.9375rem]"
    >
      <p className="py-2 font-medium">{app.newVersion}</p>
      <Button variant="ghost" size="sm" className="text-green" onClick={() => reloadInto(waiting)}>
        <RefreshCw aria-hidden className="size-4" />
        {app.reload}
      </Button>
      <CloseButton onClick={() => useNewRelease.setState({ waiting: null })} />
    </div>
  );
};

const Kept = () => {
  const since = useKeptSince();
  return (
    since !== null && (
      <p
        role="status"
        className="bg-apricot-wash px-4 py-1.5 text-center text-sm font-medium text-balance text-apricot-ink"
      >
        <WifiOff aria-hidden className="mr-2 inline-block size-4 align-[-0.15em]" />
        {since}
      </p>
    )
  );
};

/** @param kept whether the page shows kept data; the chat has its own notice of that */
export const AppNotices = ({ kept }: { kept: boolean }) => {
  const waiting = useNewRelease((state) => state.waiting);
  return (
    <>
      {waiting !== null && <NewVersion waiting={waiting} />}
      {kept && <Kept />}
    </>
  );
};
