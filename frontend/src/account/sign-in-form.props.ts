export interface SignInFormProps {
  onSignedIn: (title: string, name: string) => void;
  /** Its request is under way: nothing else can be begun. */
  onPending: (pending: boolean) => void;
  passwordShown: boolean;
  onTogglePassword: () => void;
}
