export const QUEUE_PATH = '/vet/cases';

export const casePath = (id: number): string => `${QUEUE_PATH}/${id}`;
