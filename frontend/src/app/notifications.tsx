import { useEffect, useState, type ComponentType } from 'react';
import { useNotices } from '../shared/ui/notices.store';

/** Could its code not be loaded, the next notification tries again: the page stays as it is. */
export const Notifications = () => {
  const { needed, toast } = useNotices();
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!needed || Toaster !== null) return;
    import('../shared/ui/toaster').then(
      (module) => setToaster(() => module.Toaster),
      () => undefined,
    );
  }, [needed, toast, Toaster]);
  return Toaster !== null && <Toaster />;
};
