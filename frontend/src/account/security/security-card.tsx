import type { Profile } from '@contract/accounts';
import { Download } from 'lucide-react';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { ProfileCard } from '../profile/profile-layout';
import { ConnectionsSection } from './connections-section';
import { DevicesSection } from './devices-section';
import { PasswordSection } from './password-section';
import { Read, Row, Section } from './section';
import { useDevices, useSignInWays } from '../account.api';

const Data = () => {
  const { data: texts } = useTexts().security;
  return (
    <Section title={texts.title}>
      <Row text={texts.text}>
        <Button variant="quiet" size="sm" asChild>
          <a href="/api/user/export" download>
            <Download aria-hidden className="size-4" />
            {texts.download}
          </a>
        </Button>
      </Row>
    </Section>
  );
};

export const SecurityCard = ({ profile }: { profile: Profile }) => {
  const { security: texts } = useTexts();
  const ways = useSignInWays();
  const devices = useDevices();
  return (
    <ProfileCard title={texts.title}>
      <Read title={texts.password.title} query={ways}>
        {(known) => (
          <>
            <PasswordSection profile={profile} ways={known} />
            <ConnectionsSection ways={known} email={profile.email} />
          </>
        )}
      </Read>
      <Read title={texts.devices.title} query={devices}>
        {(known) => <DevicesSection devices={known} />}
      </Read>
      <Data />
    </ProfileCard>
  );
};
