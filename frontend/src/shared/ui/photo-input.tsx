import type { Ref } from 'react';

/** What phones offer their camera and their library for; HEIC is named because most leave it out. */
const PHOTO_FILES = 'image/*,.heic,.heif';

interface PhotoInputProps {
  /** A button of the caller's clicks it. */
  ref: Ref<HTMLInputElement>;
  label: string;
  multiple?: boolean;
  disabled?: boolean;
  onChoose: (files: File[]) => void;
}

/** Has photos chosen: from the camera or the library of a phone, or from a folder. Not seen. */
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
        // The same file may be chosen again.
        event.target.value = '';
      }}
    />
  );
};
