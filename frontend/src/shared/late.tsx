import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { currentFirstTexts } from './texts/first';
import { toastError } from './ui/notices.store';

interface Prepared {
  /** Loads ahead of the first use, which retries if that fails. */
  prepare: () => void;
}

interface LateProps {
  /** Called, after a notification, if the code cannot be loaded: the caller may do without it. */
  onFailed?: () => void;
  waiting?: ReactNode;
}

/** A part of a page whose code loads when it is first shown. */
export const late = <P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P & LateProps> & Prepared => {
  let loaded: ComponentType<P> | null = null;
  let loading: Promise<ComponentType<P>> | null = null;

  const loadOnce = async (): Promise<ComponentType<P>> => {
    loading ??= load();
    try {
      loaded = await loading;
      return loaded;
    } catch (error) {
      loading = null;
      throw error;
    }
  };

  const Late = ({ onFailed, waiting = null, ...props }: P & LateProps) => {
    const [Part, setPart] = useState(() => loaded);
    const fail = useEffectEvent(() => {
      toastError(currentFirstTexts().common.partFailed);
      onFailed?.();
    });
    useEffect(() => {
      let over = false;
      loadOnce().then(
        (found) => !over && setPart(() => found),
        () => !over && fail(),
      );
      return () => {
        over = true;
      };
    }, []);
    return Part === null ? waiting : <Part {...(props as unknown as P)} />;
  };
  return Object.assign(Late, { prepare: () => void loadOnce().catch(() => undefined) });
};

/** For controls that open such a part: loads its code on hover or focus. */
export const preparing = ({ prepare }: Prepared) => ({ onPointerEnter: prepare, onFocus: prepare });
