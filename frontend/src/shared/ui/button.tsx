import { X } from 'lucide-react';
import { cloneElement, isValidElement, type ComponentProps } from 'react';
import { useFirstTexts } from '../texts/first';

const BASE =
  'inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-full border text-center leading-snug font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-55';

const VARIANTS = {
  main: 'border-transparent bg-green text-green-ink hover:not-disabled:bg-green/90',
  quiet: 'border-line bg-card text-ink hover:not-disabled:bg-sunk',
  /** Confirms what cannot be undone; solid red is reserved for emergencies. */
  danger: 'border-red/45 bg-red-wash text-red hover:not-disabled:border-red',
  light: 'border-transparent bg-deep-ink text-deep-mark hover:not-disabled:bg-deep-ink/90',
  ghost:
    'border-transparent bg-transparent text-soft hover:not-disabled:bg-sunk hover:not-disabled:text-ink',
} as const;

/** In px: touch targets do not grow with the text size, which leaves more room for words. */
const SIZES = {
  md: 'min-h-[46px] px-[22px] py-1',
  sm: 'min-h-[44px] px-[18px] py-1 text-[0.9375rem]',
  icon: 'size-[44px]',
} as const;

interface ButtonProps extends ComponentProps<'button'> {
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
  /** Styles its only child, for instance a `Link`, instead of rendering a button. */
  asChild?: boolean;
}

export const Button = ({
  variant = 'main',
  size = 'md',
  asChild = false,
  className = '',
  children,
  ...props
}: ButtonProps) => {
  const classes = `${BASE} ${VARIANTS[variant]} ${SIZES[size]} ${className}`;
  if (asChild && isValidElement<{ className: string }>(children)) {
    return cloneElement(children, { className: classes });
  }
  return (
    <button type="button" className={classes} {...props}>
      {children}
    </button>
  );
};

/** The close button in a corner; `className` places it. */
export const CloseButton = (props: ComponentProps<'button'>) => {
  const { common } = useFirstTexts();
  return (
    <Button variant="ghost" size="icon" aria-label={common.close} {...props}>
      <X aria-hidden className="size-5" />
    </Button>
  );
};
