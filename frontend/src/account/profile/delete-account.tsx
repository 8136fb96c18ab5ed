import { useState } from 'react';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { DeleteAccountDialog } from './delete-account-dialog';

/** At the end of the page, quiet: what it offers cannot be undone. */
export const DeleteAccount = () => {
  const { deletion: texts } = useTexts().profile;
  const [open, setOpen] = useState(false);
  return (
    <Card className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-dashed bg-transparent! p-5 sm:mt-14 sm:p-6">
      <div className="min-w-0 flex-[1_1_18rem]">
        <h2 className="text-[1.1875rem]">{texts.title}</h2>
        <p className="mt-1.5 text-[0.9375rem] text-soft">{texts.text}</p>
      </div>
      <Button variant="quiet" size="sm" className="max-sm:w-full" onClick={() => setOpen(true)}>
        {texts.action}
      </Button>
      {open && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </Card>
  );
};
