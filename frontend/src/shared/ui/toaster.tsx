import { Toast as Radix } from 'radix-ui';
import { useTexts } from '../texts';
import { SIZES, TIMINGS } from '../timings';
import { Button, CloseButton } from './button';
import { dismissToast, useNotices } from './notices.store';

export const Toaster = () => {
  const { common } = useTexts();
  const toast = useNotices((state) => state.toast);
  return (
    <Radix.Provider
      duration={TIMINGS.toast}
      swipeDirection="right"
      swipeThreshold={SIZES.toastSwipe}
      label={common.notifications}
    >
      {toast !== null && (
        <Radix.Root
          key={toast.id}
          open={toast.open}
          type={toast.tone === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && dismissToast(toast.id)}
          className={`pointer-events-auto relative animate-rise rounded-card border bg-card py-3.5 pr-13 pl-4.5 shadow-float data-[state=closed]:animate-leave data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-swipe data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${
            toast.tone === 'destructive' ? 'border-red/45' : 'border-line'
          }`}
        >
          <div className="flex gap-3.5">
            {toast.picture}
            <div className="min-w-0 flex-1">
              <Radix.Title
                className={`font-semibold ${toast.tone === 'destructive' ? 'text-red' : ''}`}
              >
                {toast.title}
              </Radix.Title>
              {toast.description !== undefined && (
                <Radix.Description className="text-[0.9375rem] text-soft">
                  {toast.description}
                </Radix.Description>
              )}
              {toast.action !== undefined && (
                <Radix.Action asChild altText={toast.action.label}>
                  <Button variant="quiet" size="sm" className="mt-2" onClick={toast.action.run}>
                    {toast.action.label}
                  </Button>
                </Radix.Action>
              )}
            </div>
          </div>
          <Radix.Close asChild>
            <CloseButton className="absolute top-1 right-1 *:size-4.5" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport
        hotkey={['F8']}
        label={`${common.notifications} ({hotkey})`}
        className="fixed top-[calc(4.75rem+env(safe-area-inset-top))] right-4 left-4 z-50 outline-none sm:left-auto sm:w-96"
      />
    </Radix.Provider>
  );
};
