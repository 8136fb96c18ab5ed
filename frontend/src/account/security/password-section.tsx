import type { Profile, SignInWays } from '@contract/accounts';
import { useState } from 'react';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { ChangePasswordDialog } from './change-password-dialog';
import { Row, Section } from './section';

interface PasswordSectionProps {
  profile: Profile;
  ways: SignInWays;
  /** The server wants a newer sign-in first. */
  onStale: () => void;
}

export const PasswordSection = ({ profile, ways, onStale }: PasswordSectionProps) => {
  const { password: texts } = useTexts().security;
  const [open, setOpen] = useState(false);
  const stale = (): void => {
    setOpen(false);
    onStale();
  };
  return (
    <Section title={texts.title}>
      <Row text={ways.password ? texts.set : texts.none}>
        <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
          {ways.password ? texts.change : texts.choose}
        </Button>
        {open && (
          <ChangePasswordDialog
            profile={profile}
            known={ways.password}
            onClose={() => setOpen(false)}
            onStale={stale}
          />
        )}
      </Row>
    </Section>
  );
};
