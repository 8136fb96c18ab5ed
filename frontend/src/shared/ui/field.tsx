import { useId, type ComponentProps, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';

const CONTROL =
  'w-full rounded-xl border border-edge bg-card px-4 text-ink transition-colors placeholder:text-faint hover:not-disabled:not-aria-invalid:border-faint disabled:opacity-60 aria-invalid:border-red';

interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  className?: string;
  /** Renders the control; the props tie it to its label and messages. */
  children: (control: ControlProps) => ReactNode;
}

export const Field = ({ label, error, hint, className = '', children }: FieldProps) => {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-[0.9375rem] font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': note == null ? undefined : `${id}-note`,
      })}
      {/* Always there, so that a message on blur never moves a button being pressed. */}
      <p
        id={`${id}-note`}
        className={`mt-1 mb-2 min-h-5.5 text-sm leading-5.5 [overflow-wrap:anywhere] ${error === undefined ? 'text-faint' : 'font-medium text-red'}`}
      >
        {note}
      </p>
    </div>
  );
};

export const Input = ({ className = '', ...props }: ComponentProps<'input'>) => (
  <input className={`${CONTROL} h-12 ${className}`} {...props} />
);

type TextFieldProps = ComponentProps<'input'> & Omit<FieldProps, 'children'>;

/** A field with a single-line input; `className` is the field's. */
export const TextField = ({ label, error, hint, className, ...input }: TextFieldProps) => (
  <Field label={label} error={error} hint={hint} {...(className !== undefined && { className })}>
    {(control) => <Input {...control} {...input} />}
  </Field>
);

export const Textarea = ({ className = '', ...props }: ComponentProps<'textarea'>) => (
  <textarea className={`${CONTROL} resize-y py-3 leading-normal ${className}`} {...props} />
);

/** The native list works best on phones and with a keyboard. */
export const Select = ({ className = '', ...props }: ComponentProps<'select'>) => (
  <span className={`relative block ${className}`}>
    <select
      className="h-12 w-full appearance-none rounded-xl border border-edge bg-card pr-11 pl-4 text-ink transition-colors hover:not-disabled:not-aria-invalid:border-faint disabled:opacity-60 aria-invalid:border-red"
      {...props}
    />
    <ChevronDown
      aria-hidden
      className="pointer-events-none absolute top-3.5 right-4 size-5 text-faint"
    />
  </span>
);
