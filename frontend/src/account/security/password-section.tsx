import type { Profile, SignInWays } from '@contract/accounts';
import { useState } from 'react';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { ChangePasswordDialog } from './change-password-dialog';
import { Row, Section } from './section';

interface PasswordSectionProps {
  profile: Profile;
  ways: SignInWays;
}

export const PasswordSection = ({ profile, ways }: PasswordSectionProps) => {
  const { password: texts } = useTexts().security;
  const [open, setOpen] = useState(false);
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
          />
        )}
      </Row>
    </Section>
  );
};
