import type { Ref } from 'react';

/** Makes phones offer camera and library; HEIC is named because most leave it out. */
const PHOTO_FILES = 'image/*,.heic,.heif';

interface PhotoInputProps {
  /** Clicked by one of the caller's buttons. */
  ref: Ref<HTMLInputElement>;
  label: string;
  multiple?: boolean;
  disabled?: boolean;
  onChoose: (files: File[]) => void;
}

/** A hidden input for photos: from a phone's camera or library, or from a folder. */
export const PhotoInput = (props: PhotoInputProps) => {
  const { ref, label, multiple = false, disabled = false, onChoose } = props;
  return (
    <input
      ref={ref}
      type="file"
      accept={PHOTO_FILES}
      multiple={multiple}
      disabled={disabled}
      hidden
      tabIndex={-1}
      aria-label={label}
      onChange={(event) => {
        onChoose([...(event.target.files ?? [])]);
        // Lets the same file be chosen again.
        event.target.value = '';
      }}
    />
  );
};
