export { campaignsFeature } from './campaigns.feature.ts'
