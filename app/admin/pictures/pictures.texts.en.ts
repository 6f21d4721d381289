export default {
  label: 'Picture from this device',
  hint: 'Choose a file or drop it here: PNG, JPEG, WebP or ICO, up to 5 MB. Place, time and camera are taken out of it.',
  placeholder: 'https://',
  upload: 'Upload',
  sending: 'Uploading the picture.',
  kept: 'The picture is uploaded. It shows once this form is saved.',
  shown: 'As it is kept',
  failed: 'The picture could not be uploaded.',
  faults: {
    connection: 'The picture could not be sent. Is there a connection? Please try again.',
    large: 'The picture is too large: at most 5 MB, please.',
    failed: 'The picture could not be uploaded. Please try again.',
  },
};
