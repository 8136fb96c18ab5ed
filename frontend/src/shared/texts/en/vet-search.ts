export const vetSearch = {
  link: 'Find a 24-hour vet',
  place: 'near you, on Google Maps',
  query: 'emergency vet open 24 hours near me',
};
