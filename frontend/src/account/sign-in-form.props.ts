export interface SignInFormProps {
  onSignedIn: (title: string, name: string) => void;
  passwordShown: boolean;
  onTogglePassword: () => void;
}
