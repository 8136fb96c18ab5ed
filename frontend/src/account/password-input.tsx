import { Eye, EyeOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { Input } from '../shared/ui/field';

interface PasswordInputProps extends ComponentProps<'input'> {
  shown: boolean;
  onToggle: () => void;
}

export const PasswordInput = ({ shown, onToggle, ...props }: PasswordInputProps) => {
  const { account } = useTexts();
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <Input
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className="pr-13"
        {...props}
      />
      <Button
        variant="ghost"
        size="icon"
        className="absolute top-0.5 right-0.5"
        aria-label={shown ? account.hidePassword : account.showPassword}
        onClick={onToggle}
      >
        <Icon aria-hidden className="size-5" />
      </Button>
    </span>
  );
};
